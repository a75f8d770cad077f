import type { JalanPersetujuan, PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';

/** A level of a chain that names one person, unless told otherwise. */
export const givenJenjang = (of: Partial<JenjangPersetujuan> = {}): JenjangPersetujuan => ({
  urutan: 0,
  jenis: 'orang',
  user_id: 21,
  peran: null,
  pengganti_user_id: null,
  eskalasi_hari: null,
  nama: 'Drs. Zainal',
  nama_pengganti: null,
  ...of,
});

/** The first level's approval by the person whom it names, without a remark, unless told otherwise. */
export const givenPutusan = (of: Partial<PutusanJenjang> = {}): PutusanJenjang => ({
  urutan: 0,
  jumlah_jenjang: 1,
  is_setuju: true,
  sebab: 'jenjang',
  keterangan: null,
  user_id: 21,
  nama: 'Drs. Zainal',
  pada: '2026-11-19T03:00:00Z',
  ...of,
});

/** A request that waits for the one who is signed in, without a chain, unless told otherwise. */
export const givenJalan = (of: Partial<JalanPersetujuan> = {}): JalanPersetujuan => ({
  jenjang: [],
  urutan: 0,
  versi: 1,
  penyetuju: [],
  sebab: null,
  pilihan_sendiri: null,
  is_giliran_saya: true,
  putusan: [],
  ...of,
});
