// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { Contract } from './kit/endpoint.ts';
import { izinPeran } from './akses/izin-peran.contract.ts';
import { permintaanAkses, LABEL_OBJEK_PERMINTAAN_AKSES } from './akses/permintaan/permintaan-akses.contract.ts';
import { anggota } from './anggota/daftar/anggota.contract.ts';
import { akun } from './anggota/akun/akun.contract.ts';
import { belumAktivasi } from './anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { foto } from './anggota/foto/foto.contract.ts';
import { imporAnggota } from './anggota/impor/impor-anggota.contract.ts';
import { imporPenempatan } from './anggota/impor/impor-penempatan.contract.ts';
import { mulaiAnggota } from './anggota/mulai/mulai-anggota.contract.ts';
import { penempatan } from './anggota/penempatan/penempatan.contract.ts';
import { pengelola } from './anggota/pengelola/pengelola.contract.ts';
import { permintaanAktivasi } from './anggota/permintaan/permintaan-aktivasi.contract.ts';
import { sinkronAnggota } from './anggota/sinkron/sinkron-anggota.contract.ts';
import { undangan, LABEL_OBJEK_UNDANGAN } from './anggota/undangan/undangan.contract.ts';
import { atribut, LABEL_OBJEK_ATRIBUT } from './atribut/daftar/atribut.contract.ts';
import { atributTenant } from './atribut/daftar/atribut-tenant.contract.ts';
import { nilaiAtribut } from './atribut/nilai/nilai-atribut.contract.ts';
import { persetujuanAtribut } from './atribut/persetujuan/persetujuan-atribut.contract.ts';
import { auth, LABEL_OBJEK_AUTH } from './auth/auth.contract.ts';
import { faktor, LABEL_OBJEK_FAKTOR } from './auth/faktor/faktor.contract.ts';
import { lonceng } from './auth/lonceng/lonceng.contract.ts';
import { masukSimpatika } from './auth/simpatika/masuk-simpatika.contract.ts';
import { pemberitahuan } from './auth/pemberitahuan/pemberitahuan.contract.ts';
import { push } from './auth/push/push.contract.ts';
import { billing, LABEL_OBJEK_BILLING } from './billing/order/billing.contract.ts';
import { hargaLangganan, LABEL_OBJEK_HARGA_LANGGANAN } from './billing/harga/harga-langganan.contract.ts';
import { orderMasuk } from './billing/masuk/order-masuk.contract.ts';
import { cuti, LABEL_OBJEK_CUTI } from './cuti/ajuan/cuti.contract.ts';
import { cutiBersama } from './cuti/bersama/cuti-bersama.contract.ts';
import { cutiBersamaTenant } from './cuti/bersama/cuti-bersama-tenant.contract.ts';
import { kalenderCuti, LABEL_OBJEK_KALENDER_CUTI } from './cuti/kalender/kalender-cuti.contract.ts';
import { kategoriCuti, LABEL_OBJEK_KATEGORI_CUTI } from './cuti/kategori/kategori-cuti.contract.ts';
import { pengaturanCuti, LABEL_OBJEK_PENGATURAN_CUTI } from './cuti/pengaturan/pengaturan-cuti.contract.ts';
import { saldoCuti } from './cuti/saldo/saldo-cuti.contract.ts';
import { dashboard } from './dashboard/dashboard.contract.ts';
import { analitik } from './dashboard/analitik/analitik.contract.ts';
import { analitikTenant } from './dashboard/analitik/analitik-tenant.contract.ts';
import { kalenderSaya } from './dashboard/kalender/kalender-saya.contract.ts';
import { dataSaya } from './data-saya/data-saya.contract.ts';
import { gangguan, LABEL_OBJEK_GANGGUAN } from './gangguan/gangguan.contract.ts';
import { gangguanTenant } from './gangguan/gangguan-tenant.contract.ts';
import { grup, LABEL_OBJEK_GRUP } from './grup/grup.contract.ts';
import { hariLibur, LABEL_OBJEK_HARI_LIBUR } from './hari-libur/hari-libur.contract.ts';
import { hariLiburTenant } from './hari-libur/hari-libur-tenant.contract.ts';
import { liburNasional } from './hari-libur/libur-nasional.contract.ts';
import { jadwal, LABEL_OBJEK_JADWAL } from './jadwal/jam/jadwal.contract.ts';
import { jadwalBerlaku } from './jadwal/berlaku/jadwal-berlaku.contract.ts';
import { jadwalKerja, LABEL_OBJEK_JADWAL_KERJA } from './jadwal/kerja/jadwal-kerja.contract.ts';
import { jadwalShift } from './jadwal/shift/jadwal-shift.contract.ts';
import { jadwalTenant } from './jadwal/jam/jadwal-tenant.contract.ts';
import { polaKerja, LABEL_OBJEK_POLA_KERJA } from './jadwal/pola/pola-kerja.contract.ts';
import { tukarShift, LABEL_OBJEK_TUKAR_SHIFT } from './jadwal/tukar/tukar-shift.contract.ts';
import { kehadiran } from './kehadiran/riwayat/kehadiran.contract.ts';
import { hitungUlang } from './kehadiran/turunan/hitung-ulang.contract.ts';
import { masaKehadiran } from './kehadiran/masa/masa-kehadiran.contract.ts';
import { klaimPresensi, LABEL_OBJEK_KLAIM_PRESENSI } from './klaim-presensi/klaim-presensi.contract.ts';
import { kuesioner, LABEL_OBJEK_KUESIONER } from './kuesioner/daftar/kuesioner.contract.ts';
import { hasilKuesioner, LABEL_OBJEK_HASIL_KUESIONER } from './kuesioner/hasil/hasil-kuesioner.contract.ts';
import { jawabKuesioner, LABEL_OBJEK_JAWAB_KUESIONER } from './kuesioner/jawab/jawab-kuesioner.contract.ts';
import { kuesionerPublik } from './kuesioner/publik/kuesioner-publik.contract.ts';
import { laporan, LABEL_OBJEK_LAPORAN } from './laporan/berkas/laporan.contract.ts';
import { ketidakhadiran } from './laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { laporanTenant } from './laporan/tenant/laporan-tenant.contract.ts';
import { rekap } from './laporan/rekap/rekap.contract.ts';
import { log } from './log/daftar/log.contract.ts';
import { logOrganisasi } from './log/daftar/log-organisasi.contract.ts';
import { masaLog } from './log/masa/masa-log.contract.ts';
import { lokasi, LABEL_OBJEK_LOKASI } from './lokasi/lokasi.contract.ts';
import { monitoring } from './monitoring/monitoring.contract.ts';
import { mutasi, LABEL_OBJEK_MUTASI } from './mutasi/daftar/mutasi.contract.ts';
import { mutasiTenant } from './mutasi/daftar/mutasi-tenant.contract.ts';
import { organisasi } from './organisasi/organisasi.contract.ts';
import { konfigurasi } from './organisasi/konfigurasi/konfigurasi.contract.ts';
import { logo } from './organisasi/logo.contract.ts';
import { pemantau } from './pemantau/pemantau.contract.ts';
import { pengaturan } from './pengaturan/pengaturan.contract.ts';
import { pengaturanTenant } from './pengaturan/pengaturan-tenant.contract.ts';
import { pengumuman, LABEL_OBJEK_PENGUMUMAN } from './pengumuman/pengumuman.contract.ts';
import { perangkat, LABEL_OBJEK_PERANGKAT } from './perangkat/daftar/perangkat.contract.ts';
import { ketukanTertahan, LABEL_OBJEK_KETUKAN_TERTAHAN } from './perangkat/tertahan/ketukan-tertahan.contract.ts';
import { kios } from './perangkat/kios/kios.contract.ts';
import { kiosPublik } from './perangkat/kios/kios-publik.contract.ts';
import { perintahMesin } from './perangkat/perintah/perintah-mesin.contract.ts';
import { periode, LABEL_OBJEK_PERIODE } from './periode/periode.contract.ts';
import { periodeTenant } from './periode/periode-tenant.contract.ts';
import { persetujuan, LABEL_OBJEK_PERSETUJUAN } from './persetujuan/jalur/persetujuan.contract.ts';
import { presensi, LABEL_OBJEK_PRESENSI } from './presensi/ketukan/presensi.contract.ts';
import { aturanKepercayaan } from './presensi/kepercayaan/aturan-kepercayaan.contract.ts';
import { presensiManual, LABEL_OBJEK_PRESENSI_MANUAL } from './presensi/manual/presensi-manual.contract.ts';
import { putusanPresensi } from './presensi/putusan/putusan-presensi.contract.ts';
import { skorPresensi, LABEL_OBJEK_SKOR_PRESENSI } from './skor-presensi/skor-presensi.contract.ts';
import { skorPresensiTenant } from './skor-presensi/skor-presensi-tenant.contract.ts';
import { tenant } from './tenant/tenant.contract.ts';
import { keamananTenant } from './tenant/keamanan-tenant.contract.ts';
import { koneksi } from './tenant/koneksi/koneksi.contract.ts';
import { kuota } from './tenant/kuota/kuota.contract.ts';
import { statistikTenant } from './tenant/statistik-tenant.contract.ts';
import { verval } from './verval/bulan/verval.contract.ts';
import { kirimVerval } from './verval/kirim/kirim-verval.contract.ts';
import { pendaftaranWajah, LABEL_OBJEK_PENDAFTARAN_WAJAH } from './wajah/pendaftaran/pendaftaran-wajah.contract.ts';
import { wajahPresensi } from './wajah/presensi/wajah-presensi.contract.ts';

/** Every call of the product, by its group. */
export const contract = {
  izinPeran,
  permintaanAkses,
  anggota,
  akun,
  belumAktivasi,
  foto,
  imporAnggota,
  imporPenempatan,
  mulaiAnggota,
  penempatan,
  pengelola,
  permintaanAktivasi,
  sinkronAnggota,
  undangan,
  atribut,
  atributTenant,
  nilaiAtribut,
  persetujuanAtribut,
  auth,
  faktor,
  lonceng,
  masukSimpatika,
  pemberitahuan,
  push,
  billing,
  hargaLangganan,
  orderMasuk,
  cuti,
  cutiBersama,
  cutiBersamaTenant,
  kalenderCuti,
  kategoriCuti,
  pengaturanCuti,
  saldoCuti,
  dashboard,
  analitik,
  analitikTenant,
  kalenderSaya,
  dataSaya,
  gangguan,
  gangguanTenant,
  grup,
  hariLibur,
  hariLiburTenant,
  liburNasional,
  jadwal,
  jadwalBerlaku,
  jadwalKerja,
  jadwalShift,
  jadwalTenant,
  polaKerja,
  tukarShift,
  kehadiran,
  hitungUlang,
  masaKehadiran,
  klaimPresensi,
  kuesioner,
  hasilKuesioner,
  jawabKuesioner,
  kuesionerPublik,
  laporan,
  ketidakhadiran,
  laporanTenant,
  rekap,
  log,
  logOrganisasi,
  masaLog,
  lokasi,
  monitoring,
  mutasi,
  mutasiTenant,
  organisasi,
  konfigurasi,
  logo,
  pemantau,
  pengaturan,
  pengaturanTenant,
  pengumuman,
  perangkat,
  ketukanTertahan,
  kios,
  kiosPublik,
  perintahMesin,
  periode,
  periodeTenant,
  persetujuan,
  presensi,
  aturanKepercayaan,
  presensiManual,
  putusanPresensi,
  skorPresensi,
  skorPresensiTenant,
  tenant,
  keamananTenant,
  koneksi,
  kuota,
  statistikTenant,
  verval,
  kirimVerval,
  pendaftaranWajah,
  wajahPresensi,
} satisfies Record<string, Contract>;

/** What is named by a number in an address, as people say it. */
export const LABEL_OBJEK = {
  ...LABEL_OBJEK_PERMINTAAN_AKSES,
  ...LABEL_OBJEK_UNDANGAN,
  ...LABEL_OBJEK_ATRIBUT,
  ...LABEL_OBJEK_AUTH,
  ...LABEL_OBJEK_FAKTOR,
  ...LABEL_OBJEK_HARGA_LANGGANAN,
  ...LABEL_OBJEK_BILLING,
  ...LABEL_OBJEK_CUTI,
  ...LABEL_OBJEK_KALENDER_CUTI,
  ...LABEL_OBJEK_KATEGORI_CUTI,
  ...LABEL_OBJEK_PENGATURAN_CUTI,
  ...LABEL_OBJEK_GANGGUAN,
  ...LABEL_OBJEK_GRUP,
  ...LABEL_OBJEK_HARI_LIBUR,
  ...LABEL_OBJEK_JADWAL,
  ...LABEL_OBJEK_JADWAL_KERJA,
  ...LABEL_OBJEK_POLA_KERJA,
  ...LABEL_OBJEK_TUKAR_SHIFT,
  ...LABEL_OBJEK_KLAIM_PRESENSI,
  ...LABEL_OBJEK_KUESIONER,
  ...LABEL_OBJEK_HASIL_KUESIONER,
  ...LABEL_OBJEK_JAWAB_KUESIONER,
  ...LABEL_OBJEK_LAPORAN,
  ...LABEL_OBJEK_LOKASI,
  ...LABEL_OBJEK_MUTASI,
  ...LABEL_OBJEK_PENGUMUMAN,
  ...LABEL_OBJEK_PERANGKAT,
  ...LABEL_OBJEK_KETUKAN_TERTAHAN,
  ...LABEL_OBJEK_PERIODE,
  ...LABEL_OBJEK_PERSETUJUAN,
  ...LABEL_OBJEK_PRESENSI,
  ...LABEL_OBJEK_PRESENSI_MANUAL,
  ...LABEL_OBJEK_SKOR_PRESENSI,
  ...LABEL_OBJEK_PENDAFTARAN_WAJAH,
};
