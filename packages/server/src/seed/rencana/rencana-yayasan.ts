import type { SkorRow } from '../../skor-presensi/skor-presensi.queries.ts';
import type { PekanSekolah, RencanaSekolah } from './rencana.ts';
import { SEKOLAH_BARAT } from './sekolah-barat.ts';
import { SEKOLAH_TENGAH_TIMUR } from './sekolah-tengah-timur.ts';

export const JAM_PEKAN: Record<PekanSekolah, { hari: readonly number[]; masuk: string; pulang: string }> = {
  lima: { hari: [1, 2, 3, 4, 5], masuk: '07:00', pulang: '15:00' },
  enam: { hari: [1, 2, 3, 4, 5, 6], masuk: '07:00', pulang: '13:00' },
  santri: { hari: [1, 2, 3, 4, 6, 7], masuk: '06:45', pulang: '13:30' },
};

const SELALU = { tgl_mulai: '2000-01-01', tgl_selesai: null };

/** The schools of a foundation across the archipelago and its three zones: what those above see of many at once. */
export const RENCANA_YAYASAN = {
  tenant: {
    no_reg: '317301',
    kode_tenant: 'yayasan-cendekia',
    nama: 'Yayasan Cendekia Nusantara',
    email: 'sekretariat@cendekia.contoh.id',
    alamat: 'Jalan Pendidikan 8, Jakarta Timur',
  },
  admin: { username: 'admin.cendekia', nama: 'Laras Anindita, M.M.', gender: 'P', email: 'admin@cendekia.contoh.id' },
  pemantau: { username: 'pemantau.cendekia', nama: 'Pengawas Yayasan' },
  skor: [
    { nama: 'T1', jenis: 'terlambat', menit_dari: 1, menit_sampai: 30, potongan: 0.5, ...SELALU },
    { nama: 'T2', jenis: 'terlambat', menit_dari: 31, menit_sampai: null, potongan: 1, ...SELALU },
    { nama: 'P1', jenis: 'pulang_cepat', menit_dari: 1, menit_sampai: null, potongan: 0.5, ...SELALU },
  ] satisfies SkorRow[],
  /** Eight weeks of usual days, which today is held against. */
  hari_lampau: 57,
  guru: 8,
  tata_usaha: 3,
  sekolah: [...SEKOLAH_BARAT, ...SEKOLAH_TENGAH_TIMUR] as readonly RencanaSekolah[],
} as const;
