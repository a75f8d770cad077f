import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { eachDay, hariPekanOf } from '@hadir/rules/waktu/tanggal.ts';
import { givenJalan, givenJenjang } from './given-jalan.ts';

/** Annual leave of twelve days, with what a test says otherwise. */
export const givenKategori = (differences: Partial<KategoriCuti> = {}): KategoriCuti => ({
  cuti_kategori_id: 5,
  id: 5,
  nama: 'Cuti Tahunan',
  jenis: 'tahunan',
  is_saldo: true,
  is_aktif: true,
  hitungan: 'kerja',
  jatah_tahunan: 12,
  maks_bawa: 6,
  tahun_bawa: 2,
  bawaan_sampai: null,
  is_prorata: false,
  batas_rekan: null,
  maks_hari: null,
  min_pemberitahuan: 0,
  maks_mundur: 0,
  lampiran_mulai_hari: null,
  gender: null,
  is_setengah_hari: true,
  ...differences,
});

/** One level, which passes on after three days. */
const JENJANG = [givenJenjang({ eskalasi_hari: 3 })];

/** A way of one level that waits for its Drs. Zainal, with what a test says otherwise. */
export const givenJalanCuti = (differences: Partial<DetailCuti['persetujuan']> = {}): DetailCuti['persetujuan'] => ({
  ...givenJalan({
    jenjang: JENJANG,
    penyetuju: [{ user_id: 21, nama: 'Drs. Zainal', jumlah_jenjang: 1 }],
    sebab: 'jenjang',
  }),
  putusan: [],
  ...differences,
});

/** A submitted request of three days that the caller may decide, with what a test says otherwise. */
export const givenCuti = (differences: Partial<DetailCuti> = {}): DetailCuti => ({
  cuti_id: 77,
  user_id: 12,
  nama: 'Ani Rahmawati',
  nip: null,
  jabatan: 'Guru',
  gender: 'P',
  file_foto: null,
  nama_group: 'Guru',
  cuti_kategori_id: 5,
  kategori: 'Cuti Tahunan',
  is_saldo: true,
  tgl_awal: '2026-12-01',
  tgl_akhir: '2026-12-03',
  tgl_awal_ajuan: '2026-12-01',
  tgl_akhir_ajuan: '2026-12-03',
  setengah_hari: null,
  jumlah_hari: 3,
  hari_kurang: [],
  hari_kembali: [],
  keterangan: 'Menikahkan anak',
  alamat: null,
  has_lampiran: false,
  nama_lampiran: null,
  status: STATUS_CUTI.diajukan,
  keputusan: null,
  tgl_batal: null,
  dibuat_pada: '2026-11-20T02:00:00Z',
  diajukan_pada: '2026-11-20T02:00:00Z',
  diputuskan_pada: null,
  sisa: 12,
  hari_beku: null,
  hari_masuk: [],
  keanggotaan_berakhir: null,
  libur_belum: [],
  bentrok: [
    {
      user_id: 13,
      nama: 'Budi Santoso',
      tgl_awal: '2026-12-02',
      tgl_akhir: '2026-12-02',
      status: STATUS_CUTI.disetujui,
    },
  ],
  rekan_lain: 0,
  hari: eachDay({ tgl_awal: '2026-12-01', tgl_akhir: '2026-12-03' }).map((tanggal) => ({ tanggal, hari: 1 })),
  rekan_penuh: null,
  persetujuan: givenJalanCuti(),
  riwayat: [
    {
      tindakan: 'diajukan',
      status: STATUS_CUTI.diajukan,
      keterangan: null,
      tgl_awal: '2026-12-01',
      tgl_akhir: '2026-12-03',
      nama: 'Ani Rahmawati',
      waktu: '2026-11-20T02:00:00Z',
    },
  ],
  tindakan: ['setuju', 'ubah', 'tangguhkan', 'tolak'],
  ...differences,
});

/** Weekdays of work but Christmas, twelve days of balance, a colleague away, and leave of the member's own. */
export const givenBahan = ({ tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): BahanCuti => ({
  user_id: 7,
  nama: 'Siti Nurhaliza',
  today: '2026-11-20',
  gender: 'P',
  hari: eachDay({ tgl_awal, tgl_akhir }).map((tanggal) => {
    const libur = tanggal === '2026-12-25' ? 'Hari Raya Natal' : null;
    return { tanggal, libur, is_kerja: hariPekanOf(tanggal) < 6 && libur === null, is_beku: false, is_masuk: false };
  }),
  keanggotaan_berakhir: null,
  kategori: [
    givenKategori(),
    givenKategori({ cuti_kategori_id: 6, id: 6, nama: 'Cuti Ayah', gender: 'L' }),
    givenKategori({ cuti_kategori_id: 8, id: 8, nama: 'Cuti Bersama', jenis: 'cuti bersama', is_saldo: false }),
  ],
  saldo: [
    {
      cuti_kategori_id: 5,
      menunggu: [],
      ditangguhkan: [],
      lots: [
        {
          lot_id: 1,
          tahun: 2026,
          mulai: '2026-01-01',
          kedaluwarsa: '2026-12-31',
          baris: [{ jenis: 'jatah', jumlah: 12, tanggal: '2026-01-01', cuti_id: null, tanggal_cuti: null }],
        },
      ],
    },
  ],
  cuti_lain: [
    {
      cuti_id: 70,
      kategori: 'Cuti Tahunan',
      status: STATUS_CUTI.disetujui,
      tgl_awal: '2026-12-10',
      tgl_akhir: '2026-12-10',
      setengah_hari: null,
    },
  ],
  rekan: [
    {
      user_id: 13,
      nama: 'Budi Santoso',
      tgl_awal: '2026-12-02',
      tgl_akhir: '2026-12-02',
      setengah_hari: null,
      status: STATUS_CUTI.disetujui,
    },
  ],
  jumlah_rekan: 1,
  libur_belum: [],
  dispensasi: [],
  jenjang: JENJANG,
  is_setujui_langsung: false,
});
