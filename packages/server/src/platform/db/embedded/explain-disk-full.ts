/** What to do when a program's last words, or an error, are that the disk is full; undefined when they are not. */
export function explainDiskFull(words: string): string | undefined {
  return words.includes('No space left on device') || words.includes('ENOSPC')
    ? 'Disk penuh. Kosongkan ruang disk, lalu jalankan lagi.'
    : undefined;
}
