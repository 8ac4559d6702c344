/** Gives the person a file, as a download of the browser's own. `type` is its media type. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // By then the browser has taken the file over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Without what some system does not take in a name. */
const fileName = (name: string) =>
  name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .slice(0, 120);
