/** How what is shown stays true: it comes by itself, is about to, is asked for now and then, or nothing works any more. */
export type Sambungan = 'langsung' | 'menyambung' | 'berkala' | 'putus';

/** `isLangsung` null: not known yet. `isGagal`: the last time that it was asked for it did not come. */
export function sambunganOf(isLangsung: boolean | null, isGagal: boolean): Sambungan {
  if (isLangsung) return 'langsung';
  if (isGagal) return 'putus';
  return isLangsung === null ? 'menyambung' : 'berkala';
}
