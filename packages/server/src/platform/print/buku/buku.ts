import type { openPdf } from '../pdf/open-pdf.ts';

export type Pdf = ReturnType<typeof openPdf>['pdf'];

/** A picture as JPEG, how wide it is printed at most, and how narrow where it then still fits on the page. */
export type GambarBuku = { isi: Buffer; width: number; height: number; lebar: number; tersempit: number };
export type TopikBuku = { judul: string; langkah: readonly string[]; gambar?: GambarBuku | undefined };
export type Buku = {
  judul: string;
  keterangan: string;
  /** Of its titles and numbers. */
  warna: string;
  bab: readonly { judul: string; topik: readonly TopikBuku[] }[];
};
