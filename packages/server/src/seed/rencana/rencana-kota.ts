import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { RencanaTenant } from './rencana.ts';

const SELALU = { tgl_mulai: '2000-01-01', tgl_selesai: null };
const HARI_KERJA = [1, 2, 3, 4, 5];

/** The government of a city, of the general edition: a dinas that subscribes and a bagian that does not. */
export const RENCANA_KOTA: RencanaTenant = {
  tenant: {
    no_reg: '327701',
    kode_tenant: 'kota-sukaraja',
    nama: 'Pemerintah Kota Sukaraja',
    email: 'bkpsdm@kota-sukaraja.contoh.id',
    alamat: 'Jalan Balai Kota 1, Sukaraja',
  },
  admin: {
    username: 'admin.sukaraja',
    nama: 'Bagus Wicaksono, S.STP.',
    gender: 'L',
    email: 'admin@kota-sukaraja.contoh.id',
  },
  pemantau: { username: 'pemantau.sukaraja', nama: 'Inspektorat Kota Sukaraja' },
  skor: [
    { nama: 'T1', jenis: 'terlambat', menit_dari: 1, menit_sampai: 30, potongan: 1, ...SELALU },
    { nama: 'T2', jenis: 'terlambat', menit_dari: 31, menit_sampai: null, potongan: 2, ...SELALU },
    { nama: 'P1', jenis: 'pulang_cepat', menit_dari: 1, menit_sampai: null, potongan: 1, ...SELALU },
    { nama: 'P2', jenis: 'tanpa_pulang', menit_dari: null, menit_sampai: null, potongan: 2, ...SELALU },
  ],
  hari_lampau: 31,
  organisasi: [
    {
      kode: 'DISDIK',
      nama: 'Dinas Pendidikan Kota Sukaraja',
      jenis: 'kantor',
      k_sumber_data: SUMBER_DATA.umum,
      is_langganan: true,
      langganan: 'hampir habis',
      npsn: null,
      nsm: null,
      alamat: 'Jalan Pelajar 7, Sukaraja',
      kepala: { nama: 'Dra. Hj. Kurniasih, M.M.', gender: 'P', jabatan: 'Kepala Dinas' },
      lokasi: [{ nama: 'Kantor Dinas', lat: -6.9175, lng: 106.9277, radius_meter: 100 }],
      grup: [
        { nama: 'Sekretariat', jumlah: 7 },
        { nama: 'Pembinaan SD', jumlah: 6 },
        { nama: 'Pembinaan SMP', jumlah: 6 },
      ],
      masuk: '07:30',
      pulang: '16:00',
      pulang_jumat: '16:30',
      hari_kerja: HARI_KERJA,
    },
    {
      kode: 'SETDA',
      nama: 'Sekretariat Daerah Kota Sukaraja',
      jenis: 'kantor',
      k_sumber_data: SUMBER_DATA.umum,
      is_langganan: false,
      langganan: 'habis',
      npsn: null,
      nsm: null,
      alamat: 'Jalan Balai Kota 1, Sukaraja',
      kepala: { nama: 'Ir. Suryana, M.Si.', gender: 'L', jabatan: 'Sekretaris Daerah' },
      lokasi: [{ nama: 'Balai Kota', lat: -6.9206, lng: 106.9312, radius_meter: 120 }],
      grup: [
        { nama: 'Bagian Umum', jumlah: 6 },
        { nama: 'Bagian Organisasi', jumlah: 5 },
      ],
      masuk: '07:30',
      pulang: '16:00',
      pulang_jumat: '16:30',
      hari_kerja: HARI_KERJA,
    },
  ],
};
