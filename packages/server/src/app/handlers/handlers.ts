import type { contract } from '@hadir/contract/contract.ts';
import { pendaftaranWajahRoutes } from './wajah/pendaftaran-wajah.routes.ts';
import { wajahPresensiRoutes } from './wajah/wajah-presensi.routes.ts';
import { akunRoutes } from './anggota/akun.routes.ts';
import { anggotaRoutes } from './anggota/anggota.routes.ts';
import { dataSayaRoutes } from './data-saya/data-saya.routes.ts';
import { fotoRoutes } from './anggota/foto.routes.ts';
import { imporAnggotaRoutes } from './anggota/impor-anggota.routes.ts';
import { imporPenempatanRoutes } from './anggota/impor-penempatan.routes.ts';
import { penempatanRoutes } from './anggota/penempatan.routes.ts';
import { pengelolaRoutes } from './anggota/pengelola.routes.ts';
import { belumAktivasiRoutes } from './anggota/belum-aktivasi.routes.ts';
import { permintaanAktivasiRoutes } from './anggota/permintaan-aktivasi.routes.ts';
import { sinkronAnggotaRoutes } from './anggota/sinkron-anggota.routes.ts';
import { undanganRoutes } from './anggota/undangan.routes.ts';
import { atributRoutes } from './atribut/atribut.routes.ts';
import { atributTenantRoutes } from './atribut/atribut-tenant.routes.ts';
import { persetujuanAtributRoutes } from './atribut/persetujuan-atribut.routes.ts';
import { nilaiAtributRoutes } from './atribut/nilai-atribut.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { faktorRoutes } from './auth/faktor/faktor.routes.ts';
import { masukSimpatikaRoutes } from './auth/masuk-simpatika.routes.ts';
import { loncengRoutes } from './auth/lonceng.routes.ts';
import { pemberitahuanRoutes } from './auth/pemberitahuan.routes.ts';
import { pushRoutes } from './auth/push.routes.ts';
import { cutiBersamaRoutes } from './cuti/cuti-bersama.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { hargaLanggananRoutes } from './billing/harga-langganan.routes.ts';
import { orderMasukRoutes } from './billing/order-masuk.routes.ts';
import { pemantauRoutes } from './pemantau/pemantau.routes.ts';
import { permintaanAksesRoutes } from './akses/permintaan-akses.routes.ts';
import { izinPeranRoutes } from './akses/izin-peran.routes.ts';
import { cutiBersamaTenantRoutes } from './cuti/cuti-bersama-tenant.routes.ts';
import { cutiRoutes } from './cuti/cuti.routes.ts';
import { kalenderCutiRoutes } from './cuti/kalender-cuti.routes.ts';
import { kategoriCutiRoutes } from './cuti/kategori-cuti.routes.ts';
import { pengaturanCutiRoutes } from './cuti/pengaturan-cuti.routes.ts';
import { saldoCutiRoutes } from './cuti/saldo-cuti.routes.ts';
import { analitikRoutes } from './dashboard/analitik.routes.ts';
import { kalenderSayaRoutes } from './dashboard/kalender-saya.routes.ts';
import { analitikTenantRoutes } from './dashboard/analitik-tenant.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { monitoringRoutes } from './monitoring/monitoring.routes.ts';
import { gangguanRoutes } from './gangguan/gangguan.routes.ts';
import { gangguanTenantRoutes } from './gangguan/gangguan-tenant.routes.ts';
import { hariLiburRoutes } from './hari-libur/hari-libur.routes.ts';
import { hariLiburTenantRoutes } from './hari-libur/hari-libur-tenant.routes.ts';
import { liburNasionalRoutes } from './hari-libur/libur-nasional.routes.ts';
import { jadwalBerlakuRoutes } from './jadwal/jadwal-berlaku.routes.ts';
import { jadwalKerjaRoutes } from './jadwal/jadwal-kerja.routes.ts';
import { jadwalTenantRoutes } from './jadwal/jadwal-tenant.routes.ts';
import { jadwalShiftRoutes } from './jadwal/jadwal-shift.routes.ts';
import { polaKerjaRoutes } from './jadwal/pola-kerja.routes.ts';
import { tukarShiftRoutes } from './jadwal/tukar-shift.routes.ts';
import { hitungUlangRoutes } from './kehadiran/hitung-ulang.routes.ts';
import { ketidakhadiranRoutes } from './laporan/ketidakhadiran.routes.ts';
import { hasilKuesionerRoutes } from './kuesioner/hasil-kuesioner.routes.ts';
import { jawabKuesionerRoutes } from './kuesioner/jawab-kuesioner.routes.ts';
import { kuesionerPublikRoutes } from './kuesioner/kuesioner-publik.routes.ts';
import { kuesionerRoutes } from './kuesioner/kuesioner.routes.ts';
import { laporanRoutes } from './laporan/laporan.routes.ts';
import { laporanTenantRoutes } from './laporan/laporan-tenant.routes.ts';
import { rekapRoutes } from './laporan/rekap.routes.ts';
import { logRoutes } from './log/log.routes.ts';
import { logOrganisasiRoutes } from './log/log-organisasi.routes.ts';
import { periodeRoutes } from './periode/periode.routes.ts';
import { periodeTenantRoutes } from './periode/periode-tenant.routes.ts';
import { skorPresensiRoutes } from './skor-presensi/skor-presensi.routes.ts';
import { skorPresensiTenantRoutes } from './skor-presensi/skor-presensi-tenant.routes.ts';
import { jadwalRoutes } from './jadwal/jadwal.routes.ts';
import { kehadiranRoutes } from './kehadiran/kehadiran.routes.ts';
import { klaimPresensiRoutes } from './klaim-presensi/klaim-presensi.routes.ts';
import { presensiManualRoutes } from './presensi/presensi-manual.routes.ts';
import { ketukanTertahanRoutes } from './perangkat/ketukan-tertahan.routes.ts';
import { kiosPublikRoutes, kiosRoutes } from './perangkat/kios.routes.ts';
import { perintahMesinRoutes } from './perangkat/perintah-mesin.routes.ts';
import { perangkatRoutes } from './perangkat/perangkat.routes.ts';
import { aturanKepercayaanRoutes } from './presensi/aturan-kepercayaan.routes.ts';
import { putusanPresensiRoutes } from './presensi/putusan-presensi.routes.ts';
import { pengumumanRoutes } from './pengumuman/pengumuman.routes.ts';
import { persetujuanRoutes } from './persetujuan/persetujuan.routes.ts';
import { presensiRoutes } from './presensi/presensi.routes.ts';
import { grupRoutes } from './grup/grup.routes.ts';
import { lokasiRoutes } from './lokasi/lokasi.routes.ts';
import { konfigurasiRoutes } from './organisasi/konfigurasi.routes.ts';
import { logoRoutes } from './organisasi/logo.routes.ts';
import { mutasiRoutes } from './mutasi/mutasi.routes.ts';
import { mutasiTenantRoutes } from './mutasi/mutasi-tenant.routes.ts';
import { organisasiRoutes } from './organisasi/organisasi.routes.ts';
import { pengaturanRoutes } from './pengaturan/pengaturan.routes.ts';
import { pengaturanTenantRoutes } from './pengaturan/pengaturan-tenant.routes.ts';
import { koneksiRoutes, kuotaRoutes, statistikTenantRoutes } from './tenant/kuota.routes.ts';
import { keamananTenantRoutes } from './tenant/keamanan-tenant.routes.ts';
import { tenantRoutes } from './tenant/tenant.routes.ts';
import { kirimVervalRoutes } from './verval/kirim-verval.routes.ts';
import { vervalRoutes } from './verval/verval.routes.ts';
import type { Handlers } from '../../platform/http/pipeline/mount.ts';

type AllHandlers = { [Group in keyof typeof contract]: Handlers<(typeof contract)[Group]> };

/** Who answers each call; a missing or surplus one does not compile. */
export const handlers = {
  auth: authRoutes,
  masukSimpatika: masukSimpatikaRoutes,
  billing: billingRoutes,
  hargaLangganan: hargaLanggananRoutes,
  orderMasuk: orderMasukRoutes,
  faktor: faktorRoutes,
  lonceng: loncengRoutes,
  pemberitahuan: pemberitahuanRoutes,
  push: pushRoutes,
  presensi: presensiRoutes,
  kehadiran: kehadiranRoutes,
  presensiManual: presensiManualRoutes,
  putusanPresensi: putusanPresensiRoutes,
  aturanKepercayaan: aturanKepercayaanRoutes,
  pendaftaranWajah: pendaftaranWajahRoutes,
  wajahPresensi: wajahPresensiRoutes,
  perangkat: perangkatRoutes,
  ketukanTertahan: ketukanTertahanRoutes,
  perintahMesin: perintahMesinRoutes,
  kios: kiosRoutes,
  kiosPublik: kiosPublikRoutes,
  gangguan: gangguanRoutes,
  gangguanTenant: gangguanTenantRoutes,
  verval: vervalRoutes,
  kirimVerval: kirimVervalRoutes,
  klaimPresensi: klaimPresensiRoutes,
  dashboard: dashboardRoutes,
  analitik: analitikRoutes,
  analitikTenant: analitikTenantRoutes,
  kalenderSaya: kalenderSayaRoutes,
  monitoring: monitoringRoutes,
  jadwal: jadwalRoutes,
  hariLibur: hariLiburRoutes,
  hariLiburTenant: hariLiburTenantRoutes,
  liburNasional: liburNasionalRoutes,
  jadwalBerlaku: jadwalBerlakuRoutes,
  jadwalKerja: jadwalKerjaRoutes,
  jadwalTenant: jadwalTenantRoutes,
  polaKerja: polaKerjaRoutes,
  jadwalShift: jadwalShiftRoutes,
  tukarShift: tukarShiftRoutes,
  hitungUlang: hitungUlangRoutes,
  rekap: rekapRoutes,
  ketidakhadiran: ketidakhadiranRoutes,
  laporan: laporanRoutes,
  laporanTenant: laporanTenantRoutes,
  periode: periodeRoutes,
  periodeTenant: periodeTenantRoutes,
  skorPresensi: skorPresensiRoutes,
  skorPresensiTenant: skorPresensiTenantRoutes,
  kategoriCuti: kategoriCutiRoutes,
  saldoCuti: saldoCutiRoutes,
  pengaturanCuti: pengaturanCutiRoutes,
  cutiBersama: cutiBersamaRoutes,
  cutiBersamaTenant: cutiBersamaTenantRoutes,
  kalenderCuti: kalenderCutiRoutes,
  cuti: cutiRoutes,
  mutasi: mutasiRoutes,
  mutasiTenant: mutasiTenantRoutes,
  pengumuman: pengumumanRoutes,
  kuesioner: kuesionerRoutes,
  hasilKuesioner: hasilKuesionerRoutes,
  jawabKuesioner: jawabKuesionerRoutes,
  kuesionerPublik: kuesionerPublikRoutes,
  persetujuan: persetujuanRoutes,
  log: logRoutes,
  logOrganisasi: logOrganisasiRoutes,
  anggota: anggotaRoutes,
  akun: akunRoutes,
  pengelola: pengelolaRoutes,
  permintaanAktivasi: permintaanAktivasiRoutes,
  belumAktivasi: belumAktivasiRoutes,
  undangan: undanganRoutes,
  sinkronAnggota: sinkronAnggotaRoutes,
  foto: fotoRoutes,
  dataSaya: dataSayaRoutes,
  imporAnggota: imporAnggotaRoutes,
  penempatan: penempatanRoutes,
  imporPenempatan: imporPenempatanRoutes,
  organisasi: organisasiRoutes,
  logo: logoRoutes,
  konfigurasi: konfigurasiRoutes,
  pengaturan: pengaturanRoutes,
  pengaturanTenant: pengaturanTenantRoutes,
  lokasi: lokasiRoutes,
  grup: grupRoutes,
  atribut: atributRoutes,
  atributTenant: atributTenantRoutes,
  nilaiAtribut: nilaiAtributRoutes,
  persetujuanAtribut: persetujuanAtributRoutes,
  tenant: tenantRoutes,
  keamananTenant: keamananTenantRoutes,
  izinPeran: izinPeranRoutes,
  permintaanAkses: permintaanAksesRoutes,
  pemantau: pemantauRoutes,
  kuota: kuotaRoutes,
  statistikTenant: statistikTenantRoutes,
  koneksi: koneksiRoutes,
} satisfies AllHandlers;
