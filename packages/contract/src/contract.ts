import { permintaanAkses } from './akses/permintaan/permintaan-akses.contract.ts';
import { izinPeran } from './akses/izin-peran.contract.ts';
import { akun } from './anggota/akun/akun.contract.ts';
import { anggota } from './anggota/daftar/anggota.contract.ts';
import { belumAktivasi } from './anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { dataSaya } from './data-saya/data-saya.contract.ts';
import { foto } from './anggota/foto/foto.contract.ts';
import { imporAnggota } from './anggota/impor/impor-anggota.contract.ts';
import { imporPenempatan } from './anggota/impor/impor-penempatan.contract.ts';
import { penempatan } from './anggota/penempatan/penempatan.contract.ts';
import { pengelola } from './anggota/pengelola/pengelola.contract.ts';
import { permintaanAktivasi } from './anggota/permintaan/permintaan-aktivasi.contract.ts';
import { sinkronAnggota } from './anggota/sinkron/sinkron-anggota.contract.ts';
import { undangan } from './anggota/undangan/undangan.contract.ts';
import { atribut } from './atribut/daftar/atribut.contract.ts';
import { atributTenant } from './atribut/daftar/atribut-tenant.contract.ts';
import { persetujuanAtribut } from './atribut/persetujuan/persetujuan-atribut.contract.ts';
import { nilaiAtribut } from './atribut/nilai/nilai-atribut.contract.ts';
import { auth } from './auth/auth.contract.ts';
import { faktor } from './auth/faktor/faktor.contract.ts';
import { lonceng } from './auth/lonceng/lonceng.contract.ts';
import { pemberitahuan } from './auth/pemberitahuan/pemberitahuan.contract.ts';
import { push } from './auth/push/push.contract.ts';
import { masukSimpatika } from './auth/simpatika/masuk-simpatika.contract.ts';
import { billing } from './billing/order/billing.contract.ts';
import { hargaLangganan } from './billing/harga/harga-langganan.contract.ts';
import { orderMasuk } from './billing/masuk/order-masuk.contract.ts';
import { cuti } from './cuti/ajuan/cuti.contract.ts';
import { cutiBersama } from './cuti/bersama/cuti-bersama.contract.ts';
import { cutiBersamaTenant } from './cuti/bersama/cuti-bersama-tenant.contract.ts';
import { kalenderCuti } from './cuti/kalender/kalender-cuti.contract.ts';
import { kategoriCuti } from './cuti/kategori/kategori-cuti.contract.ts';
import { pengaturanCuti } from './cuti/pengaturan/pengaturan-cuti.contract.ts';
import { saldoCuti } from './cuti/saldo/saldo-cuti.contract.ts';
import { analitik } from './dashboard/analitik/analitik.contract.ts';
import { kalenderSaya } from './dashboard/kalender/kalender-saya.contract.ts';
import { analitikTenant } from './dashboard/analitik/analitik-tenant.contract.ts';
import { dashboard } from './dashboard/dashboard.contract.ts';
import { gangguan } from './gangguan/gangguan.contract.ts';
import { gangguanTenant } from './gangguan/gangguan-tenant.contract.ts';
import { grup } from './grup/grup.contract.ts';
import { hariLibur } from './hari-libur/hari-libur.contract.ts';
import { hariLiburTenant } from './hari-libur/hari-libur-tenant.contract.ts';
import { liburNasional } from './hari-libur/libur-nasional.contract.ts';
import { jadwalBerlaku } from './jadwal/berlaku/jadwal-berlaku.contract.ts';
import { jadwalKerja } from './jadwal/kerja/jadwal-kerja.contract.ts';
import { jadwalTenant } from './jadwal/jam/jadwal-tenant.contract.ts';
import { jadwalShift } from './jadwal/shift/jadwal-shift.contract.ts';
import { polaKerja } from './jadwal/pola/pola-kerja.contract.ts';
import { tukarShift } from './jadwal/tukar/tukar-shift.contract.ts';
import { hitungUlang } from './kehadiran/turunan/hitung-ulang.contract.ts';
import { periode } from './periode/periode.contract.ts';
import { periodeTenant } from './periode/periode-tenant.contract.ts';
import { skorPresensi } from './skor-presensi/skor-presensi.contract.ts';
import { skorPresensiTenant } from './skor-presensi/skor-presensi-tenant.contract.ts';
import { jadwal } from './jadwal/jam/jadwal.contract.ts';
import { kehadiran } from './kehadiran/riwayat/kehadiran.contract.ts';
import { klaimPresensi } from './klaim-presensi/klaim-presensi.contract.ts';
import type { Contract } from './kit/endpoint.ts';
import { hasilKuesioner } from './kuesioner/hasil/hasil-kuesioner.contract.ts';
import { jawabKuesioner } from './kuesioner/jawab/jawab-kuesioner.contract.ts';
import { kuesioner } from './kuesioner/daftar/kuesioner.contract.ts';
import { kuesionerPublik } from './kuesioner/publik/kuesioner-publik.contract.ts';
import { ketidakhadiran } from './laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { laporan } from './laporan/berkas/laporan.contract.ts';
import { laporanTenant } from './laporan/tenant/laporan-tenant.contract.ts';
import { rekap } from './laporan/rekap/rekap.contract.ts';
import { log } from './log/daftar/log.contract.ts';
import { logOrganisasi } from './log/daftar/log-organisasi.contract.ts';
import { lokasi } from './lokasi/lokasi.contract.ts';
import { monitoring } from './monitoring/monitoring.contract.ts';
import { konfigurasi } from './organisasi/konfigurasi/konfigurasi.contract.ts';
import { logo } from './organisasi/logo.contract.ts';
import { mutasi } from './mutasi/daftar/mutasi.contract.ts';
import { mutasiTenant } from './mutasi/daftar/mutasi-tenant.contract.ts';
import { organisasi } from './organisasi/organisasi.contract.ts';
import { pemantau } from './pemantau/pemantau.contract.ts';
import { pengaturan } from './pengaturan/pengaturan.contract.ts';
import { pengaturanTenant } from './pengaturan/pengaturan-tenant.contract.ts';
import { pengumuman } from './pengumuman/pengumuman.contract.ts';
import { perangkat } from './perangkat/daftar/perangkat.contract.ts';
import { kios } from './perangkat/kios/kios.contract.ts';
import { kiosPublik } from './perangkat/kios/kios-publik.contract.ts';
import { perintahMesin } from './perangkat/perintah/perintah-mesin.contract.ts';
import { ketukanTertahan } from './perangkat/tertahan/ketukan-tertahan.contract.ts';
import { persetujuan } from './persetujuan/jalur/persetujuan.contract.ts';
import { presensi } from './presensi/ketukan/presensi.contract.ts';
import { presensiManual } from './presensi/manual/presensi-manual.contract.ts';
import { aturanKepercayaan } from './presensi/kepercayaan/aturan-kepercayaan.contract.ts';
import { putusanPresensi } from './presensi/putusan/putusan-presensi.contract.ts';
import { kirimVerval } from './verval/kirim/kirim-verval.contract.ts';
import { verval } from './verval/bulan/verval.contract.ts';
import { pendaftaranWajah } from './wajah/pendaftaran/pendaftaran-wajah.contract.ts';
import { wajahPresensi } from './wajah/presensi/wajah-presensi.contract.ts';
import { keamananTenant } from './tenant/keamanan-tenant.contract.ts';
import { koneksi } from './tenant/koneksi/koneksi.contract.ts';
import { kuota } from './tenant/kuota/kuota.contract.ts';
import { statistikTenant } from './tenant/statistik-tenant.contract.ts';
import { tenant } from './tenant/tenant.contract.ts';

/** Every call of the product, by domain. */
export const contract = {
  auth,
  faktor,
  masukSimpatika,
  lonceng,
  pemberitahuan,
  push,
  anggota,
  akun,
  pengelola,
  permintaanAktivasi,
  belumAktivasi,
  foto,
  dataSaya,
  imporAnggota,
  penempatan,
  undangan,
  sinkronAnggota,
  imporPenempatan,
  organisasi,
  logo,
  konfigurasi,
  pengaturan,
  pengaturanTenant,
  lokasi,
  grup,
  atribut,
  atributTenant,
  nilaiAtribut,
  persetujuanAtribut,
  tenant,
  kuota,
  statistikTenant,
  koneksi,
  keamananTenant,
  billing,
  hargaLangganan,
  orderMasuk,
  izinPeran,
  permintaanAkses,
  pemantau,
  presensi,
  presensiManual,
  putusanPresensi,
  aturanKepercayaan,
  pendaftaranWajah,
  wajahPresensi,
  perangkat,
  ketukanTertahan,
  perintahMesin,
  kios,
  kiosPublik,
  kehadiran,
  dashboard,
  analitik,
  analitikTenant,
  kalenderSaya,
  monitoring,
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
  mutasi,
  mutasiTenant,
  pengumuman,
  kuesioner,
  jawabKuesioner,
  hasilKuesioner,
  kuesionerPublik,
  persetujuan,
  log,
  logOrganisasi,
} satisfies Record<string, Contract>;
