/** Where the focus stands in the builder, told by what stays when its question or section is drawn elsewhere. */
export type TempatFokus = { kunci: string; at: number };

const MILIK = '[data-pertanyaan], [data-bagian]';

/** The fields and buttons of a question or of a section itself, in order. */
const partsOf = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>('input, textarea, select, button')].filter(
    (one) => one.closest(MILIK) === item,
  );

export function tempatFokusOf(target: EventTarget | null): TempatFokus | null {
  const item = target instanceof HTMLElement ? target.closest<HTMLElement>(MILIK) : null;
  if (!item || !(target instanceof HTMLElement)) return null;
  const { pertanyaan, bagian } = item.dataset;
  const kunci = pertanyaan === undefined ? `[data-bagian="${bagian}"]` : `[data-pertanyaan="${pertanyaan}"]`;
  return { kunci, at: partsOf(item).indexOf(target) };
}

/** Gives the focus back to where it was, or beside it where that cannot be pressed any more; to the builder otherwise. */
export function restoreFokus(root: HTMLElement, tempat: TempatFokus | null): void {
  const item = tempat && root.querySelector(tempat.kunci);
  const parts = item ? partsOf(item) : [];
  const at = Math.max(0, tempat?.at ?? 0);
  const isOpen = (one: HTMLElement) => !one.matches(':disabled');
  const next = parts.slice(at).find(isOpen) ?? parts.slice(0, at).findLast(isOpen);
  if (next) next.focus();
  else root.focus({ preventScroll: true });
}
