/** How well what is typed fits: 0 where the label begins with it, 1 where it contains it, 2 where all words of it are among
 * the words that people use; null where it does not. */
export function fits(text: string, label: string, kata = ''): 0 | 1 | 2 | null {
  const wanted = text.trim().toLowerCase();
  const said = label.toLowerCase();
  if (said.startsWith(wanted)) return 0;
  if (said.includes(wanted)) return 1;
  const words = `${said} ${kata}`.split(' ');
  const typed = wanted.split(/\s+/);
  return typed.every((one) => words.some((word) => word.startsWith(one))) ? 2 : null;
}
