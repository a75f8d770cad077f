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
};

/** Columns that many tables have. */
export const MASA = { tgl_mulai: 'Mulai', tgl_selesai: 'Selesai' };
export const INSTANSI = { organisasi_id: 'Instansi' };
export const DIBUAT = { dibuat_pada: 'Dibuat' };
