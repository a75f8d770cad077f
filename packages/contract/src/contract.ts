import { akun } from './anggota/akun.contract.ts';
import { anggota } from './anggota/anggota.contract.ts';
import { foto } from './anggota/foto.contract.ts';
import { imporAnggota } from './anggota/impor-anggota.contract.ts';
import { imporPenempatan } from './anggota/impor-penempatan.contract.ts';
import { penempatan } from './anggota/penempatan.contract.ts';
import { undangan } from './anggota/undangan.contract.ts';
import { auth } from './auth/auth.contract.ts';
import { faktor } from './auth/faktor.contract.ts';
import { cuti } from './cuti/cuti.contract.ts';
import { cutiBersama } from './cuti/cuti-bersama.contract.ts';
import { cutiBersamaTenant } from './cuti/cuti-bersama-tenant.contract.ts';
import { kalenderCuti } from './cuti/kalender-cuti.contract.ts';
import { kategoriCuti } from './cuti/kategori-cuti.contract.ts';
import { pengaturanCuti } from './cuti/pengaturan-cuti.contract.ts';
import { saldoCuti } from './cuti/saldo-cuti.contract.ts';
import { dashboard } from './dashboard/dashboard.contract.ts';
import { gangguan } from './gangguan/gangguan.contract.ts';
import { gangguanTenant } from './gangguan/gangguan-tenant.contract.ts';
import { grup } from './grup/grup.contract.ts';
import { hariLibur } from './hari-libur/hari-libur.contract.ts';
import { hariLiburTenant } from './hari-libur/hari-libur-tenant.contract.ts';
import { liburNasional } from './hari-libur/libur-nasional.contract.ts';
import { jadwalBerlaku } from './jadwal/jadwal-berlaku.contract.ts';
import { jadwalKerja } from './jadwal/jadwal-kerja.contract.ts';
import { jadwalTenant } from './jadwal/jadwal-tenant.contract.ts';
import { jadwalShift } from './jadwal/jadwal-shift.contract.ts';
import { polaKerja } from './jadwal/pola-kerja.contract.ts';
import { tukarShift } from './jadwal/tukar-shift.contract.ts';
import { hitungUlang } from './kehadiran/hitung-ulang.contract.ts';
import { periode } from './periode/periode.contract.ts';
import { periodeTenant } from './periode/periode-tenant.contract.ts';
import { skorPresensi } from './skor-presensi/skor-presensi.contract.ts';
import { skorPresensiTenant } from './skor-presensi/skor-presensi-tenant.contract.ts';
import { jadwal } from './jadwal/jadwal.contract.ts';
import { kehadiran } from './kehadiran/kehadiran.contract.ts';
import { klaimPresensi } from './klaim-presensi/klaim-presensi.contract.ts';
import type { Contract } from './kit/endpoint.ts';
import { ketidakhadiran } from './laporan/ketidakhadiran.contract.ts';
import { laporan } from './laporan/laporan.contract.ts';
import { laporanTenant } from './laporan/laporan-tenant.contract.ts';
import { rekap } from './laporan/rekap.contract.ts';
import { lokasi } from './lokasi/lokasi.contract.ts';
import { logo } from './organisasi/logo.contract.ts';
import { organisasi } from './organisasi/organisasi.contract.ts';
import { pengaturan } from './pengaturan/pengaturan.contract.ts';
import { pengumuman } from './pengumuman/pengumuman.contract.ts';
import { persetujuan } from './persetujuan/persetujuan.contract.ts';
import { presensi } from './presensi/presensi.contract.ts';
import { presensiManual } from './presensi/presensi-manual.contract.ts';
import { putusanPresensi } from './presensi/putusan-presensi.contract.ts';
import { kirimVerval } from './verval/kirim-verval.contract.ts';
import { verval } from './verval/verval.contract.ts';
import { keamananTenant } from './tenant/keamanan-tenant.contract.ts';
import { tenant } from './tenant/tenant.contract.ts';

/** Every call of the product, by domain. */
export const contract = {
  auth,
  faktor,
  anggota,
  akun,
  foto,
  imporAnggota,
  penempatan,
  undangan,
  imporPenempatan,
  organisasi,
  logo,
  pengaturan,
  lokasi,
  grup,
  tenant,
  keamananTenant,
  presensi,
  presensiManual,
  putusanPresensi,
  kehadiran,
  dashboard,
  jadwal,
  jadwalTenant,
  jadwalKerja,
  jadwalBerlaku,
  polaKerja,
  jadwalShift,
  tukarShift,
  hariLibur,
  hariLiburTenant,
  liburNasional,
  periode,
  periodeTenant,
  skorPresensi,
  skorPresensiTenant,
  hitungUlang,
  klaimPresensi,
  gangguan,
  gangguanTenant,
  verval,
  kirimVerval,
  rekap,
  ketidakhadiran,
  laporan,
  laporanTenant,
  kategoriCuti,
  saldoCuti,
  pengaturanCuti,
  cutiBersama,
  cutiBersamaTenant,
  kalenderCuti,
  cuti,
  pengumuman,
  persetujuan,
} satisfies Record<string, Contract>;
