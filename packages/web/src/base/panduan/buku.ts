import type { Pembaca } from './topik/topik.ts';

/** Where the help stands as paper. It is made when the application is built (`scripts/panduan/write-panduan.ts`). */
export const FOLDER_BUKU = '/panduan/';

/** A file for each reader: his name for it, and its own. */
export const BUKU: Readonly<Record<Pembaca, { judul: string; berkas: string }>> = {
  anggota: { judul: 'Lembar untuk anggota', berkas: 'lembar-anggota.pdf' },
  operator: { judul: 'Buku untuk operator', berkas: 'buku-operator.pdf' },
  tenant: { judul: 'Buku untuk pengelola semua instansi', berkas: 'buku-tenant.pdf' },
};
