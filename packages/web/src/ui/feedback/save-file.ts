/** Hands a file to the browser's download list under the given name. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has opened the file by the next task; before that the address must stay valid.
  setTimeout(() => URL.revokeObjectURL(url));
}
