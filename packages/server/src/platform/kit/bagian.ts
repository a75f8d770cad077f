/** What of a table belongs into somebody's copy of his data. */
export type Bagian = {
  judul: string;
  /** Column by column how people call it, in the order of the sheet. */
  kolom: Readonly<Record<string, string>>;
  /** What of the table stays out: secrets, and what means nothing outside the database. */
  tanpa?: readonly string[];
  /** Columns that only the database reads, and how a row that has them is written out without them. */
  buka?: { kolom: readonly string[]; jadi: (baris: Record<string, unknown>) => Record<string, unknown> };
  /** Which rows are his; without it those whose `user_id` he is. */
  milik?: string;
  /** The column that names a file, which goes along; with `berkasMilik` only where that column says that he sent it. */
  berkas?: string;
  berkasMilik?: string;
  /** The words for the codes of a column. */
  kata?: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** Cells that say more than their value does by itself, each made of its row; undefined where it says enough. */
  sebut?: Readonly<Record<string, (baris: Record<string, unknown>) => string | null | undefined>>;
};

/** By table that names a person, what of it belongs into his copy, or why none of it does (aturan/akses#data-sendiri). */
export type SalinanTabel = Readonly<Record<string, Bagian | string>>;

/** Columns that many tables have. */
export const MASA = { tgl_mulai: 'Mulai', tgl_selesai: 'Selesai' };
export const INSTANSI = { organisasi_id: 'Instansi' };
export const DIBUAT = { dibuat_pada: 'Dibuat' };

/** Codes that have a name and no words of their own. */
export const namaKode = (kode: Readonly<Record<string, number>>): Record<number, string> =>
  Object.fromEntries(Object.entries(kode).map(([name, value]) => [value, name.replaceAll('_', ' ')]));
