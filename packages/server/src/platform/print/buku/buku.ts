import type { openPdf } from '../pdf/open-pdf.ts';

export type Pdf = ReturnType<typeof openPdf>['pdf'];

/** A picture as JPEG, and how wide it is printed at most. */
export type GambarBuku = { isi: Buffer; width: number; height: number; lebar: number };
export type TopikBuku = { judul: string; langkah: readonly string[]; gambar?: GambarBuku | undefined };
export type Buku = {
  judul: string;
  keterangan: string;
  bab: readonly { judul: string; topik: readonly TopikBuku[] }[];
};
