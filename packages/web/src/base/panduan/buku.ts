import type { Edition } from '../../theme/edition.ts';
import type { Pembaca } from './pembaca/pembaca.ts';

/** Where the help stands as paper. It is made when the application is built (`scripts/panduan/write-panduan.ts`). */
export const FOLDER_BUKU = '/panduan/';

/** A file for each reader: his name for it, and its own. */
export const BUKU: Readonly<Record<Pembaca, { judul: string; berkas: string }>> = {
  anggota: { judul: 'Lembar untuk anggota', berkas: 'lembar-anggota.pdf' },
  operator: { judul: 'Buku untuk operator', berkas: 'buku-operator.pdf' },
  admin_tenant: { judul: 'Buku untuk admin induk', berkas: 'buku-admin-induk.pdf' },
  pemantau: { judul: 'Buku untuk pemantau', berkas: 'buku-pemantau.pdf' },
  super_admin: { judul: 'Buku untuk Super Admin', berkas: 'buku-super-admin.pdf' },
};

/** The colour of its titles in each edition, as `theme/tokens.css` writes them (`--brand-7`). */
export const WARNA_BUKU: Readonly<Record<Edition, string>> = { umum: '#6935be', simpatika: '#156d44' };

/** A book in an edition's colour. */
export const hrefBuku = (bagi: Pembaca, edition: Edition): string => `${FOLDER_BUKU}${edition}/${BUKU[bagi].berkas}`;
