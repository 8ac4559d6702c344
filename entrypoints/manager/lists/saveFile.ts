/** Gives the person a file, as a download of the browser's own. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  // By then the browser has taken the file over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Without what some system does not take in a name. */
const fileName = (name: string) =>
  name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .slice(0, 120);
