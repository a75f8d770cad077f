export type Edition = 'umum' | 'simpatika';

/** Dresses the page in an edition's colours; nothing is rendered again. */
export function showEdition(edition: Edition): void {
  document.documentElement.dataset['edisi'] = edition;
}
