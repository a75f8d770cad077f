/** What a step points at is found as its reader finds it: by the words on it. */
const withText = (selector: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find((one) => one.textContent.trim() === words);

/** The card under this heading. */
export const kartu = (judul: string) => () => withText('section h2', judul)?.closest<HTMLElement>('section');
/** The button with these words. */
export const tombol = (nama: string) => () => withText('button', nama);
/** The link with these words. */
export const tautan = (nama: string) => () => withText('a', nama);
/** What bears this name for who does not see the screen. */
export const bernama = (nama: string) => () => document.querySelector<HTMLElement>(`main [aria-label="${nama}"]`);
/** The field under this label, with its label. */
export const isian = (label: string) => () => withText('label', label)?.parentElement;
