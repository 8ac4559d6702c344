/** Whether the code is a BCP 47 tag or empty. */
export function isLanguage(code: string): boolean {
  try {
    return code === '' || Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
