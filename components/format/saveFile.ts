/** Downloads a file. `type` is its media type; characters that file names cannot have are replaced. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = toFileName(name);
  link.click();
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Replaces characters that file names cannot have on some operating system. */
const toFileName = (name: string) =>
  name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .slice(0, 120);
