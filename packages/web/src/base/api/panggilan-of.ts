/** The name that one is greeted by: the first of the name itself, without titles before it or degrees after it. */
export function panggilanOf(nama: string): string {
  const words = (nama.split(',')[0] ?? '').split(' ').filter(Boolean);
  return words.find((word) => !word.endsWith('.')) ?? nama;
}
