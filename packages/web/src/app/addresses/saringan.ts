import type { FILTER_ANGGOTA } from '../../anggota/saring/filter-anggota.ts';
import type { Saringan } from '../../base/links/saringan-of.ts';
import type { FilterCuti } from '../../cuti/ajuan/cuti-list.tsx';
import type { BagianCuti } from '../../cuti/ajuan/cuti-tabs.tsx';
import type { FILTER_KALENDER } from '../../cuti/kalender/filter-kalender.ts';
import type { FILTER_HARIAN } from '../../kehadiran/harian/filter-harian.ts';
import type { FILTER_RIWAYAT } from '../../kehadiran/riwayat/filter-riwayat.ts';
import type { FilterKlaim } from '../../klaim-presensi/klaim-list.tsx';
import type { Antrean } from '../../persetujuan/bagian-persetujuan.ts';
import type { FilterSwafoto } from '../../presensi/manual/daftar-swafoto.tsx';
import type { FilterDitinjau } from '../../presensi/putusan/daftar-ditinjau.tsx';
import type { FilterWajah } from '../../wajah/presensi/daftar-wajah-section.tsx';

/** The day that stands open over a screen: '7_2026-11-20'. */
type Rinci = { rinci?: string | undefined };
type Verval = {
  bagian: 'verval';
  bulan?: string | undefined;
  status?: 'belum' | 'terverifikasi' | 'terkirim' | undefined;
  q?: string | undefined;
};

/** By which filters the addresses are read that others lead to: a wrong one does not compile. */
declare module '../../base/links/saringan-of.ts' {
  interface SaringanOf {
    riwayatKehadiran: (Saringan<typeof FILTER_RIWAYAT> & Rinci & { bagian?: 'riwayat' }) | Verval;
    riwayatKehadiranUser: Saringan<typeof FILTER_RIWAYAT> & Rinci & { bagian?: 'riwayat' | 'kalender' };
    persetujuan: { bagian?: Antrean | 'jalur' | undefined };
    user: Saringan<typeof FILTER_ANGGOTA> & { bagian?: 'penempatan' | 'sinkronisasi'; langkah?: string | undefined };
    'laporan.kehadiran.harian': Saringan<typeof FILTER_HARIAN> & Rinci;
    presensiManual:
      | (Saringan<FilterSwafoto> & { bagian?: undefined })
      | (Saringan<FilterDitinjau> & { bagian: 'ditinjau' })
      | (Saringan<FilterWajah> & { bagian: 'wajah' });
    klaimPresensi:
      | (Saringan<FilterKlaim> & { bagian?: undefined })
      | { bagian: 'gangguan'; page?: number; gangguan_id?: number | undefined };
    riwayatCuti:
      | (Saringan<FilterCuti> & { bagian?: Exclude<BagianCuti, 'kalender'> | undefined })
      | (Saringan<typeof FILTER_KALENDER> & { bagian: 'kalender' });
    'organisasi.detail': { bagian?: 'lokasi' | 'pengaturan' | undefined; langkah?: string | undefined };
  }
}
