/** How what is shown stays true: it comes by itself, is asked for now and then, or neither works any more. */
export type Sambungan = 'langsung' | 'berkala' | 'putus';

/** `isGagal`: the last time that it was asked for it did not come. */
export const sambunganOf = (isLangsung: boolean, isGagal: boolean): Sambungan =>
  isLangsung ? 'langsung' : isGagal ? 'putus' : 'berkala';
