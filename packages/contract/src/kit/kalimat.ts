/** A sentence with one full stop at its end, also where its last word has one of its own ('S.Pd.'). */
export const kalimat = (isi: string): string => (/[.!?]$/.test(isi) ? isi : `${isi}.`);
