/** A column of a printed table. */
export type PdfKolom = {
  judul: string;
  /** Its share of spare width. */
  bagian: number;
  rata?: 'left' | 'center' | 'right';
  /** Those next to each other of one name stand under it together. */
  kelompok?: string;
  /** As wide as all others that say so. */
  sama?: boolean;
  /** Printed on grey, as a column of days off. */
  redup?: boolean;
};

export type PdfTabel = {
  kolom: readonly PdfKolom[];
  baris: readonly (readonly string[])[];
  /** The last row, which says what the others come to. */
  jumlah?: readonly string[] | undefined;
  /** A picture for each row, as JPEG or PNG, in a column of its own at the end. */
  gambar?: { judul: string; baris: readonly (Uint8Array | null)[] } | undefined;
};

/** How large a picture in a row is printed, in points. */
export const GAMBAR = { lebar: 27, tinggi: 36 };

/** The headings over the header: from which column to which, without one for columns that stand alone. */
export function kelompokOf(kolom: readonly PdfKolom[]) {
  const groups: { judul: string | undefined; dari: number; sampai: number }[] = [];
  for (const [index, { kelompok }] of kolom.entries()) {
    const last = groups.at(-1);
    if (last && kelompok !== undefined && last.judul === kelompok) last.sampai = index + 1;
    else groups.push({ judul: kelompok, dari: index, sampai: index + 1 });
  }
  return groups;
}
