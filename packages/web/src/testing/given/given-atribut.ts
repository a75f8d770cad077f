import type { AtributAktif, AtributAnggota } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';

/** An attribute of members that the operator fills in, with what a test says otherwise. */
export const givenAtributAktif = (differences: Partial<AtributAktif> = {}): AtributAktif => ({
  atribut_id: 1,
  nama: 'Ukuran seragam',
  tipe: 'pilihan',
  pilihan: ['S', 'M', 'L'],
  is_wajib: false,
  is_dilihat_anggota: true,
  is_diisi_anggota: true,
  is_milik_tenant: false,
  ...differences,
});

/** The same of one member, who may fill it in himself. */
export const givenAtributAnggota = (differences: Partial<AtributAnggota> = {}): AtributAnggota => ({
  ...givenAtributAktif(),
  nilai: null,
  dapat_diisi: true,
  ...differences,
});
