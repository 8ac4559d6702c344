/** Whether a Node version lies in a range as packages write it under `engines`. */
export function fits(version: string, range: string): boolean;
