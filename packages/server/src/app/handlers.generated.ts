// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { Handlers } from '../platform/http/pipeline/mount.ts';
import type { LinkHandlers } from '../platform/http/pipeline/link-verb.ts';
import { listIsiIzin } from '../akses/list-isi-izin.ts';
import { getIzinPeran } from '../akses/get-izin-peran.ts';
import { changeIzinPeran } from '../akses/change-izin-peran.ts';
import { submitPermintaanAkses } from '../akses/permintaan/submit-permintaan-akses.ts';
import { confirmPermintaanAkses } from '../akses/permintaan/confirm-permintaan-akses.ts';
import { listPermintaanAkses } from '../akses/permintaan/list-permintaan-akses.ts';
import { exportPermintaanAkses } from '../akses/permintaan/export-permintaan-akses.ts';
import { getPermintaanAkses } from '../akses/permintaan/get-permintaan-akses.ts';
import { approvePermintaanAkses } from '../akses/permintaan/approve-permintaan-akses.ts';
import { rejectPermintaanAkses } from '../akses/permintaan/reject-permintaan-akses.ts';
import { listAnggota } from '../anggota/daftar/list-anggota.ts';
import { listAnggotaTenant } from '../anggota/daftar/list-anggota-tenant.ts';
import { findEmail } from '../anggota/daftar/find-email.ts';
import { listAnggotaAktif } from '../anggota/daftar/list-anggota-aktif.ts';
import { addAnggota } from '../anggota/daftar/add-anggota.ts';
import { getAnggota } from '../anggota/daftar/get-anggota.ts';
import { getNikAnggota } from '../anggota/daftar/get-nik-anggota.ts';
import { changeAnggota } from '../anggota/daftar/change-anggota.ts';
import { endKeanggotaan } from '../anggota/daftar/end-keanggotaan.ts';
import { listMutasiAnggota } from '../anggota/daftar/list-mutasi-anggota.ts';
import { listBiometrik } from '../anggota/daftar/list-biometrik.ts';
import { getKuotaAnggota } from '../anggota/daftar/get-kuota-anggota.ts';
import { changeUsername } from '../anggota/akun/change-username.ts';
import { changeOwnPassword } from '../anggota/akun/change-own-password.ts';
import { setPassword } from '../anggota/akun/set-password.ts';
import { changeEmail } from '../anggota/akun/change-email.ts';
import { confirmEmail } from '../anggota/akun/confirm-email.ts';
import { changeStatusAkun } from '../anggota/akun/change-status-akun.ts';
import { activateAnggota } from '../anggota/akun/activate-anggota.ts';
import { listAktivasi } from '../anggota/akun/list-aktivasi.ts';
import { changeRole } from '../anggota/akun/change-role.ts';
import { resetFaktor } from '../anggota/akun/reset-faktor.ts';
import { endSesiAnggota } from '../anggota/akun/end-sesi-anggota.ts';
import { listOrganisasiAnggota } from '../anggota/akun/list-organisasi-anggota.ts';
import { listBelumAktivasi } from '../anggota/belum-aktivasi/list-belum-aktivasi.ts';
import { exportBelumAktivasi } from '../anggota/belum-aktivasi/export-belum-aktivasi.ts';
import { sendBelumAktivasi } from '../anggota/belum-aktivasi/send-belum-aktivasi.ts';
import { sendAktivasiAnggota } from '../anggota/belum-aktivasi/send-aktivasi-anggota.ts';
import { listPengirimanAktivasi } from '../anggota/belum-aktivasi/list-pengiriman-aktivasi.ts';
import { uploadFoto } from '../anggota/foto/upload-foto.ts';
import { removeFoto } from '../anggota/foto/remove-foto.ts';
import { getFoto } from '../anggota/foto/get-foto.ts';
import { importAnggota } from '../anggota/impor/import-anggota.ts';
import { getFormatAnggota } from '../anggota/impor/get-format-anggota.ts';
import { exportAnggota } from '../anggota/daftar/export-anggota.ts';
import { printToken } from '../anggota/cetak/print-token.ts';
import { printKartu } from '../anggota/cetak/print-kartu.ts';
import { importPenempatan } from '../anggota/impor/import-penempatan.ts';
import { getFormatPenempatan } from '../anggota/impor/get-format-penempatan.ts';
import { getMulaiAnggota } from '../anggota/mulai/get-mulai-anggota.ts';
import { listPenempatan } from '../anggota/penempatan/list-penempatan.ts';
import { addPenempatan } from '../anggota/penempatan/add-penempatan.ts';
import { changePenempatan } from '../anggota/penempatan/change-penempatan.ts';
import { listAdmin } from '../anggota/pengelola/list-admin.ts';
import { exportAdmin } from '../anggota/pengelola/export-admin.ts';
import { addAdmin } from '../anggota/pengelola/add-admin.ts';
import { listOperator } from '../anggota/pengelola/list-operator.ts';
import { exportOperator } from '../anggota/pengelola/export-operator.ts';
import { addOperator } from '../anggota/pengelola/add-operator.ts';
import { sendAktivasi } from '../anggota/pengelola/send-aktivasi.ts';
import { sendReset } from '../anggota/pengelola/send-reset.ts';
import { sendKodeAktivasi } from '../anggota/permintaan/send-kode-aktivasi.ts';
import { activateUser } from '../anggota/permintaan/activate-user.ts';
import { listPermintaanAktivasi } from '../anggota/permintaan/list-permintaan-aktivasi.ts';
import { confirmPermintaanAktivasi } from '../anggota/permintaan/confirm-permintaan-aktivasi.ts';
import { rejectPermintaanAktivasi } from '../anggota/permintaan/reject-permintaan-aktivasi.ts';
import { syncAnggota } from '../anggota/sinkron/sync-anggota.ts';
import { getStatusSinkron } from '../anggota/sinkron/get-status-sinkron.ts';
import { getSinkronTerakhir } from '../anggota/sinkron/get-sinkron-terakhir.ts';
import { listBarisSinkron } from '../anggota/sinkron/list-baris-sinkron.ts';
import { listUndangan } from '../anggota/undangan/list-undangan.ts';
import { cancelUndangan } from '../anggota/undangan/cancel-undangan.ts';
import { listUndanganSendiri } from '../anggota/undangan/list-undangan-sendiri.ts';
import { answerUndangan } from '../anggota/undangan/answer-undangan.ts';
import { listAtribut } from '../atribut/daftar/list-atribut.ts';
import { exportAtribut } from '../atribut/daftar/export-atribut.ts';
import { addAtribut } from '../atribut/daftar/add-atribut.ts';
import { getAtribut } from '../atribut/daftar/get-atribut.ts';
import { changeAtribut } from '../atribut/daftar/change-atribut.ts';
import { removeAtribut } from '../atribut/daftar/remove-atribut.ts';
import { saveUrutanAtribut } from '../atribut/daftar/save-urutan-atribut.ts';
import { listAtributTenant } from '../atribut/daftar/list-atribut-tenant.ts';
import { exportAtributTenant } from '../atribut/daftar/export-atribut-tenant.ts';
import { addAtributTenant } from '../atribut/daftar/add-atribut-tenant.ts';
import { getAtributTenant } from '../atribut/daftar/get-atribut-tenant.ts';
import { changeAtributTenant } from '../atribut/daftar/change-atribut-tenant.ts';
import { removeAtributTenant } from '../atribut/daftar/remove-atribut-tenant.ts';
import { saveUrutanAtributTenant } from '../atribut/daftar/save-urutan-atribut-tenant.ts';
import { listAtributAktif } from '../atribut/nilai/list-atribut-aktif.ts';
import { listAtributAnggota } from '../atribut/nilai/list-atribut-anggota.ts';
import { saveAtributAnggota } from '../atribut/nilai/save-atribut-anggota.ts';
import { listAtributMenunggu } from '../atribut/persetujuan/list-atribut-menunggu.ts';
import { changePersetujuanAtribut } from '../atribut/persetujuan/change-persetujuan-atribut.ts';
import { approveAtribut } from '../atribut/persetujuan/approve-atribut.ts';
import { rejectAtribut } from '../atribut/persetujuan/reject-atribut.ts';
import { login } from '../auth/masuk/login.ts';
import { sendKodeMasuk } from '../auth/masuk/send-kode-masuk.ts';
import { logout } from '../auth/sesi/logout.ts';
import { getMe } from '../auth/sesi/get-me.ts';
import { getAwal } from '../auth/sesi/get-awal.ts';
import { switchOrganisasi } from '../auth/sesi/switch-organisasi.ts';
import { listIzin } from '../auth/sesi/list-izin.ts';
import { listSesi } from '../auth/sesi/list-sesi.ts';
import { endSesi } from '../auth/sesi/end-sesi.ts';
import { endSesiLain } from '../auth/sesi/end-sesi-lain.ts';
import { getAturanSandi } from '../auth/sandi/get-aturan-sandi.ts';
import { changePassword } from '../auth/sandi/change-password.ts';
import { sendLinkReset } from '../auth/sandi/send-link-reset.ts';
import { checkReset } from '../auth/sandi/check-reset.ts';
import { resetPassword } from '../auth/sandi/reset-password.ts';
import { checkAktivasi } from '../auth/aktivasi/check-aktivasi.ts';
import { activateAkun } from '../auth/aktivasi/activate-akun.ts';
import { enterByKode } from '../auth/faktor/masuk/enter-by-kode.ts';
import { enterByPasskey } from '../auth/faktor/masuk/enter-by-passkey.ts';
import { startMasukPasskey } from '../auth/faktor/masuk/start-masuk-passkey.ts';
import { getFaktor } from '../auth/faktor/get-faktor.ts';
import { startTotp } from '../auth/faktor/totp/start-totp.ts';
import { activateTotp } from '../auth/faktor/totp/activate-totp.ts';
import { removeTotp } from '../auth/faktor/totp/remove-totp.ts';
import { startPasskey } from '../auth/faktor/passkey/start-passkey.ts';
import { addPasskey } from '../auth/faktor/passkey/add-passkey.ts';
import { changePasskey } from '../auth/faktor/passkey/change-passkey.ts';
import { removePasskey } from '../auth/faktor/passkey/remove-passkey.ts';
import { generateKodePemulihan } from '../auth/faktor/pemulihan/generate-kode-pemulihan.ts';
import { listPemberitahuan } from '../auth/lonceng/list-pemberitahuan.ts';
import { countPemberitahuanBelum } from '../auth/lonceng/count-pemberitahuan-belum.ts';
import { setPemberitahuanDibaca } from '../auth/lonceng/set-pemberitahuan-dibaca.ts';
import { getCaraMasuk } from '../auth/simpatika/get-cara-masuk.ts';
import { enterSimpatika } from '../auth/simpatika/enter-simpatika.ts';
import { getSimpatika } from '../auth/simpatika/get-simpatika.ts';
import { confirmSimpatika } from '../auth/simpatika/confirm-simpatika.ts';
import { removeSimpatika } from '../auth/simpatika/remove-simpatika.ts';
import { listPilihanPemberitahuan } from '../auth/pemberitahuan/list-pilihan-pemberitahuan.ts';
import { savePilihanPemberitahuan } from '../auth/pemberitahuan/save-pilihan-pemberitahuan.ts';
import { getPush } from '../auth/push/get-push.ts';
import { addPush } from '../auth/push/add-push.ts';
import { removePush } from '../auth/push/remove-push.ts';
import { checkHarga } from '../billing/order/check-harga.ts';
import { listOrder } from '../billing/order/list-order.ts';
import { submitOrder } from '../billing/order/submit-order.ts';
import { getOrder } from '../billing/order/get-order.ts';
import { getPembayaran } from '../billing/order/get-pembayaran.ts';
import { cancelOrder } from '../billing/order/cancel-order.ts';
import { listRiwayatLangganan } from '../billing/order/list-riwayat-langganan.ts';
import { uploadNpwp } from '../billing/order/upload-npwp.ts';
import { getNpwp } from '../billing/order/get-npwp.ts';
import { printDokumenOrder } from '../billing/cetak/print-dokumen-order.ts';
import { listHarga } from '../billing/harga/list-harga.ts';
import { addHarga } from '../billing/harga/add-harga.ts';
import { removeHarga } from '../billing/harga/remove-harga.ts';
import { listOrderMasuk } from '../billing/masuk/list-order-masuk.ts';
import { getOrderMasuk } from '../billing/masuk/get-order-masuk.ts';
import { confirmOrder } from '../billing/masuk/confirm-order.ts';
import { rejectOrder } from '../billing/masuk/reject-order.ts';
import { getBuktiOrder } from '../billing/masuk/get-bukti-order.ts';
import { listCutiTerlihat } from '../cuti/ajuan/list-cuti-terlihat.ts';
import { listCutiSendiri } from '../cuti/ajuan/list-cuti-sendiri.ts';
import { listCutiDiputuskan } from '../cuti/ajuan/list-cuti-diputuskan.ts';
import { listCutiMenungguSaya } from '../cuti/ajuan/list-cuti-menunggu-saya.ts';
import { getBahanCuti } from '../cuti/ajuan/get-bahan-cuti.ts';
import { addDrafCuti } from '../cuti/ajuan/add-draf-cuti.ts';
import { submitCuti } from '../cuti/ajuan/submit-cuti.ts';
import { approveBanyakCuti } from '../cuti/ajuan/approve-banyak-cuti.ts';
import { changeAjuanCuti } from '../cuti/ajuan/change-ajuan-cuti.ts';
import { getCuti } from '../cuti/ajuan/get-cuti.ts';
import { getLampiranCuti } from '../cuti/ajuan/get-lampiran-cuti.ts';
import { changeDrafCuti } from '../cuti/ajuan/change-draf-cuti.ts';
import { removeDrafCuti } from '../cuti/ajuan/remove-draf-cuti.ts';
import { printFormulirCuti } from '../cuti/formulir/print-formulir-cuti.ts';
import { getCutiBersama } from '../cuti/bersama/get-cuti-bersama.ts';
import { changeCutiBersama } from '../cuti/bersama/change-cuti-bersama.ts';
import { generateCutiBersama } from '../cuti/bersama/generate-cuti-bersama.ts';
import { getCutiBersamaTenant } from '../cuti/bersama/get-cuti-bersama-tenant.ts';
import { changeCutiBersamaTenant } from '../cuti/bersama/change-cuti-bersama-tenant.ts';
import { listKalenderAnggota } from '../cuti/kalender/list-kalender-anggota.ts';
import { listKalenderHari } from '../cuti/kalender/list-kalender-hari.ts';
import { listAlamatKalender } from '../cuti/kalender/list-alamat-kalender.ts';
import { addAlamatKalender } from '../cuti/kalender/add-alamat-kalender.ts';
import { revokeAlamatKalender } from '../cuti/kalender/revoke-alamat-kalender.ts';
import { listKategoriCuti } from '../cuti/kategori/list-kategori-cuti.ts';
import { addKategoriCuti } from '../cuti/kategori/add-kategori-cuti.ts';
import { addKategoriBawaan } from '../cuti/kategori/add-kategori-bawaan.ts';
import { getKategoriCuti } from '../cuti/kategori/get-kategori-cuti.ts';
import { changeKategoriCuti } from '../cuti/kategori/change-kategori-cuti.ts';
import { removeKategoriCuti } from '../cuti/kategori/remove-kategori-cuti.ts';
import { changeStatusKategori } from '../cuti/kategori/change-status-kategori.ts';
import { activateCuti } from '../cuti/pengaturan/activate-cuti.ts';
import { listDispensasi } from '../cuti/dispensasi/list-dispensasi.ts';
import { grantDispensasi } from '../cuti/dispensasi/grant-dispensasi.ts';
import { revokeDispensasi } from '../cuti/dispensasi/revoke-dispensasi.ts';
import { listSaldoCuti } from '../cuti/saldo/list-saldo-cuti.ts';
import { listSaldoSendiri } from '../cuti/saldo/list-saldo-sendiri.ts';
import { listBukuBesarSaldo } from '../cuti/saldo/list-buku-besar-saldo.ts';
import { addSaldoCuti } from '../cuti/saldo/add-saldo-cuti.ts';
import { correctSaldoCuti } from '../cuti/saldo/correct-saldo-cuti.ts';
import { importSaldoCuti } from '../cuti/saldo/import-saldo-cuti.ts';
import { getFormatSaldo } from '../cuti/saldo/get-format-saldo.ts';
import { openTahunSaldoCuti } from '../cuti/saldo/open-tahun-saldo-cuti.ts';
import { printBukuCuti } from '../cuti/buku/print-buku-cuti.ts';
import { generateBukuCuti } from '../cuti/buku/generate-buku-cuti.ts';
import { getBerandaOrganisasi } from '../dashboard/get-beranda-organisasi.ts';
import { changeTindakLanjut } from '../dashboard/change-tindak-lanjut.ts';
import { changeLangkahAwal } from '../dashboard/change-langkah-awal.ts';
import { getBerandaTenant } from '../dashboard/get-beranda-tenant.ts';
import { countGender } from '../dashboard/analitik/count-gender.ts';
import { countPerangkat } from '../dashboard/analitik/count-perangkat.ts';
import { countTrenPerangkat } from '../dashboard/analitik/count-tren-perangkat.ts';
import { countLokasiPresensi } from '../dashboard/analitik/count-lokasi-presensi.ts';
import { countKedatangan } from '../dashboard/analitik/count-kedatangan.ts';
import { countBanding } from '../dashboard/analitik/count-banding.ts';
import { exportAnalitik } from '../dashboard/analitik/export-analitik.ts';
import { countGenderTenant } from '../dashboard/analitik/count-gender-tenant.ts';
import { countAsalTenant } from '../dashboard/analitik/count-asal-tenant.ts';
import { countTrenTenant } from '../dashboard/analitik/count-tren-tenant.ts';
import { countKedatanganTenant } from '../dashboard/analitik/count-kedatangan-tenant.ts';
import { listBandingOrganisasi } from '../dashboard/analitik/list-banding-organisasi.ts';
import { exportAnalitikTenant } from '../dashboard/analitik/export-analitik-tenant.ts';
import { listKalenderSaya } from '../dashboard/kalender/list-kalender-saya.ts';
import { getAlamatKalenderSaya } from '../dashboard/kalender/get-alamat-kalender-saya.ts';
import { addAlamatKalenderSaya } from '../dashboard/kalender/add-alamat-kalender-saya.ts';
import { revokeAlamatKalenderSaya } from '../dashboard/kalender/revoke-alamat-kalender-saya.ts';
import { getDataSaya } from '../data-saya/get-data-saya.ts';
import { generateDataSaya } from '../data-saya/generate-data-saya.ts';
import { getBerkasDataSaya } from '../data-saya/get-berkas-data-saya.ts';
import { listGangguan } from '../gangguan/list-gangguan.ts';
import { addGangguan } from '../gangguan/add-gangguan.ts';
import { decideGangguan } from '../gangguan/decide-gangguan.ts';
import { getBuktiGangguan } from '../gangguan/get-bukti-gangguan.ts';
import { listGangguanTenant } from '../gangguan/list-gangguan-tenant.ts';
import { addGangguanTenant } from '../gangguan/add-gangguan-tenant.ts';
import { decideGangguanTenant } from '../gangguan/decide-gangguan-tenant.ts';
import { getBuktiGangguanTenant } from '../gangguan/get-bukti-gangguan-tenant.ts';
import { listGrup } from '../grup/list-grup.ts';
import { addGrup } from '../grup/add-grup.ts';
import { getGrup } from '../grup/get-grup.ts';
import { changeGrup } from '../grup/change-grup.ts';
import { removeGrup } from '../grup/remove-grup.ts';
import { listHariLibur } from '../hari-libur/list-hari-libur.ts';
import { addHariLibur } from '../hari-libur/add-hari-libur.ts';
import { getHariLibur } from '../hari-libur/get-hari-libur.ts';
import { changeHariLibur } from '../hari-libur/change-hari-libur.ts';
import { removeHariLibur } from '../hari-libur/remove-hari-libur.ts';
import { syncHariLibur } from '../hari-libur/sync-hari-libur.ts';
import { listHariLiburTenant } from '../hari-libur/list-hari-libur-tenant.ts';
import { addHariLiburTenant } from '../hari-libur/add-hari-libur-tenant.ts';
import { changeHariLiburTenant } from '../hari-libur/change-hari-libur-tenant.ts';
import { removeHariLiburTenant } from '../hari-libur/remove-hari-libur-tenant.ts';
import { syncHariLiburTenant } from '../hari-libur/sync-hari-libur-tenant.ts';
import { listKeputusanLibur } from '../hari-libur/list-keputusan-libur.ts';
import { changeKeputusanLibur } from '../hari-libur/change-keputusan-libur.ts';
import { listJadwal } from '../jadwal/jam/list-jadwal.ts';
import { addJadwalOrganisasi } from '../jadwal/jam/add-jadwal-organisasi.ts';
import { getJadwal } from '../jadwal/jam/get-jadwal.ts';
import { changeJadwal } from '../jadwal/jam/change-jadwal.ts';
import { removeJadwal } from '../jadwal/jam/remove-jadwal.ts';
import { listTipeJadwal } from '../jadwal/jam/list-tipe-jadwal.ts';
import { getNorma } from '../jadwal/jam/get-norma.ts';
import { listRamadan } from '../jadwal/jam/list-ramadan.ts';
import { getJadwalBerlaku } from '../jadwal/berlaku/get-jadwal-berlaku.ts';
import { listLiburAnggota } from '../jadwal/berlaku/list-libur-anggota.ts';
import { listJadwalKerja } from '../jadwal/kerja/list-jadwal-kerja.ts';
import { addJadwalKerja } from '../jadwal/kerja/add-jadwal-kerja.ts';
import { getJadwalKerja } from '../jadwal/kerja/get-jadwal-kerja.ts';
import { changeJadwalKerja } from '../jadwal/kerja/change-jadwal-kerja.ts';
import { removeJadwalKerja } from '../jadwal/kerja/remove-jadwal-kerja.ts';
import { assignJadwalAnggota } from '../jadwal/kerja/assign-jadwal-anggota.ts';
import { assignJadwalGrup } from '../jadwal/kerja/assign-jadwal-grup.ts';
import { listJadwalShift } from '../jadwal/shift/list-jadwal-shift.ts';
import { printJadwalShift } from '../jadwal/shift/print-jadwal-shift.ts';
import { listRosterGrup } from '../jadwal/shift/list-roster-grup.ts';
import { saveJadwalShift } from '../jadwal/shift/save-jadwal-shift.ts';
import { importJadwalShift } from '../jadwal/shift/import-jadwal-shift.ts';
import { getFormatJadwalShift } from '../jadwal/shift/get-format-jadwal-shift.ts';
import { listJadwalTenant } from '../jadwal/jam/list-jadwal-tenant.ts';
import { addJadwalTenant } from '../jadwal/jam/add-jadwal-tenant.ts';
import { getJadwalTenant } from '../jadwal/jam/get-jadwal-tenant.ts';
import { changeJadwalTenant } from '../jadwal/jam/change-jadwal-tenant.ts';
import { removeJadwalTenant } from '../jadwal/jam/remove-jadwal-tenant.ts';
import { getNormaTenant } from '../jadwal/jam/get-norma-tenant.ts';
import { listRamadanTenant } from '../jadwal/jam/list-ramadan-tenant.ts';
import { listPolaKerja } from '../jadwal/pola/list-pola-kerja.ts';
import { savePolaKerja } from '../jadwal/pola/save-pola-kerja.ts';
import { removePolaKerja } from '../jadwal/pola/remove-pola-kerja.ts';
import { listJadwalPola } from '../jadwal/pola/list-jadwal-pola.ts';
import { importPolaKerja } from '../jadwal/pola/import-pola-kerja.ts';
import { getFormatPolaKerja } from '../jadwal/pola/get-format-pola-kerja.ts';
import { listTukarShift } from '../jadwal/tukar/list-tukar-shift.ts';
import { listTukarMenungguSaya } from '../jadwal/tukar/list-tukar-menunggu-saya.ts';
import { submitTukarShift } from '../jadwal/tukar/submit-tukar-shift.ts';
import { decideTukarShift } from '../jadwal/tukar/decide-tukar-shift.ts';
import { listRiwayatKehadiran } from '../kehadiran/riwayat/list-riwayat-kehadiran.ts';
import { listRiwayatAnggota } from '../kehadiran/riwayat/list-riwayat-anggota.ts';
import { listKehadiranHarian } from '../kehadiran/harian/list-kehadiran-harian.ts';
import { exportKehadiranHarian } from '../kehadiran/harian/export-kehadiran-harian.ts';
import { listHitungUlang } from '../kehadiran/turunan/list-hitung-ulang.ts';
import { getMasaKehadiran } from '../kehadiran/masa/get-masa-kehadiran.ts';
import { changeMasaKehadiran } from '../kehadiran/masa/change-masa-kehadiran.ts';
import { listKlaimPresensi } from '../klaim-presensi/list-klaim-presensi.ts';
import { listKlaimSendiri } from '../klaim-presensi/list-klaim-sendiri.ts';
import { listKlaimMenungguSaya } from '../klaim-presensi/list-klaim-menunggu-saya.ts';
import { submitKlaim } from '../klaim-presensi/submit-klaim.ts';
import { getKlaim } from '../klaim-presensi/get-klaim.ts';
import { getLampiranKlaim } from '../klaim-presensi/get-lampiran-klaim.ts';
import { changeKlaim } from '../klaim-presensi/change-klaim.ts';
import { decideKlaim } from '../klaim-presensi/decide-klaim.ts';
import { cancelKlaim } from '../klaim-presensi/cancel-klaim.ts';
import { removeKlaim } from '../klaim-presensi/remove-klaim.ts';
import { submitKlaimSesuaiJadwal } from '../klaim-presensi/sesuai-jadwal/submit-klaim-sesuai-jadwal.ts';
import { listKuesioner } from '../kuesioner/daftar/list-kuesioner.ts';
import { listTemplatKuesioner } from '../kuesioner/daftar/list-templat-kuesioner.ts';
import { addKuesioner } from '../kuesioner/daftar/add-kuesioner.ts';
import { getKuesioner } from '../kuesioner/daftar/get-kuesioner.ts';
import { changeKuesioner } from '../kuesioner/daftar/change-kuesioner.ts';
import { removeKuesioner } from '../kuesioner/daftar/remove-kuesioner.ts';
import { addDuplikatKuesioner } from '../kuesioner/daftar/add-duplikat-kuesioner.ts';
import { openKuesioner } from '../kuesioner/daftar/open-kuesioner.ts';
import { endKuesioner } from '../kuesioner/daftar/end-kuesioner.ts';
import { setTautanKuesioner } from '../kuesioner/daftar/set-tautan-kuesioner.ts';
import { revokeTautanKuesioner } from '../kuesioner/daftar/revoke-tautan-kuesioner.ts';
import { listResponden } from '../kuesioner/daftar/list-responden.ts';
import { sendPengingatKuesioner } from '../kuesioner/daftar/send-pengingat-kuesioner.ts';
import { getHasilKuesioner } from '../kuesioner/hasil/get-hasil-kuesioner.ts';
import { listHasilHarian } from '../kuesioner/hasil/list-hasil-harian.ts';
import { listHasilGrup } from '../kuesioner/hasil/list-hasil-grup.ts';
import { getHasilSilang } from '../kuesioner/hasil/get-hasil-silang.ts';
import { listHasilTeks } from '../kuesioner/hasil/list-hasil-teks.ts';
import { listRespons } from '../kuesioner/hasil/list-respons.ts';
import { generateUnduhanKuesioner } from '../kuesioner/hasil/generate-unduhan-kuesioner.ts';
import { listUnduhanKuesioner } from '../kuesioner/hasil/list-unduhan-kuesioner.ts';
import { exportHasilKuesioner } from '../kuesioner/hasil/export-hasil-kuesioner.ts';
import { printHasilKuesioner } from '../kuesioner/hasil/print-hasil-kuesioner.ts';
import { listKuesionerSendiri } from '../kuesioner/jawab/list-kuesioner-sendiri.ts';
import { countKuesionerBelum } from '../kuesioner/jawab/count-kuesioner-belum.ts';
import { getIsianKuesioner } from '../kuesioner/jawab/get-isian-kuesioner.ts';
import { saveDrafKuesioner } from '../kuesioner/jawab/save-draf-kuesioner.ts';
import { submitRespons } from '../kuesioner/jawab/submit-respons.ts';
import { uploadBerkasKuesioner } from '../kuesioner/jawab/upload-berkas-kuesioner.ts';
import { getBerkasKuesioner } from '../kuesioner/jawab/get-berkas-kuesioner.ts';
import { getKuesionerPublik } from '../kuesioner/publik/get-kuesioner-publik.ts';
import { submitKuesionerPublik } from '../kuesioner/publik/submit-kuesioner-publik.ts';
import { listLaporan } from '../laporan/berkas/list-laporan.ts';
import { generateLaporan } from '../laporan/berkas/generate-laporan.ts';
import { getBerkasLaporan } from '../laporan/berkas/get-berkas-laporan.ts';
import { listKetidakhadiran } from '../laporan/ketidakhadiran/list-ketidakhadiran.ts';
import { generateKetidakhadiran } from '../laporan/ketidakhadiran/generate-ketidakhadiran.ts';
import { exportKetidakhadiran } from '../laporan/ketidakhadiran/export-ketidakhadiran.ts';
import { listRekapOrganisasi } from '../laporan/tenant/list-rekap-organisasi.ts';
import { listLaporanTenant } from '../laporan/tenant/list-laporan-tenant.ts';
import { generateLaporanTenant } from '../laporan/tenant/generate-laporan-tenant.ts';
import { getBerkasLaporanTenant } from '../laporan/tenant/get-berkas-laporan-tenant.ts';
import { listRekap } from '../laporan/rekap/list-rekap.ts';
import { listDetailRekap } from '../laporan/rekap/list-detail-rekap.ts';
import { listRekapRiwayat } from '../laporan/rekap/list-rekap-riwayat.ts';
import { printRiwayat } from '../laporan/rekap/print-riwayat.ts';
import { exportEmis } from '../laporan/rekap/export-emis.ts';
import { exportRekap } from '../laporan/rekap/export-rekap.ts';
import { listLog } from '../log/daftar/list-log.ts';
import { listKegiatanLog } from '../log/daftar/list-kegiatan-log.ts';
import { listPembukaFoto } from '../log/daftar/list-pembuka-foto.ts';
import { exportLog } from '../log/unduhan/export-log.ts';
import { generateLog } from '../log/unduhan/generate-log.ts';
import { listUnduhanLog } from '../log/unduhan/list-unduhan-log.ts';
import { listLogOrganisasi } from '../log/daftar/list-log-organisasi.ts';
import { exportLogOrganisasi } from '../log/unduhan/export-log-organisasi.ts';
import { generateLogOrganisasi } from '../log/unduhan/generate-log-organisasi.ts';
import { listUnduhanLogOrganisasi } from '../log/unduhan/list-unduhan-log-organisasi.ts';
import { getMasaLog } from '../log/masa/get-masa-log.ts';
import { changeMasaLog } from '../log/masa/change-masa-log.ts';
import { getPetakPeta } from '../lokasi/get-petak-peta.ts';
import { listLokasi } from '../lokasi/list-lokasi.ts';
import { addLokasi } from '../lokasi/add-lokasi.ts';
import { getLokasi } from '../lokasi/get-lokasi.ts';
import { changeLokasi } from '../lokasi/change-lokasi.ts';
import { removeLokasi } from '../lokasi/remove-lokasi.ts';
import { changeStatusLokasi } from '../lokasi/change-status-lokasi.ts';
import { getMonitoring } from '../monitoring/get-monitoring.ts';
import { listPantauan } from '../monitoring/list-pantauan.ts';
import { listPeta } from '../monitoring/list-peta.ts';
import { listMutasi } from '../mutasi/daftar/list-mutasi.ts';
import { exportMutasi } from '../mutasi/daftar/export-mutasi.ts';
import { listTujuanMutasi } from '../mutasi/daftar/list-tujuan-mutasi.ts';
import { getMutasi } from '../mutasi/daftar/get-mutasi.ts';
import { submitMutasi } from '../mutasi/daftar/submit-mutasi.ts';
import { confirmMutasi } from '../mutasi/daftar/confirm-mutasi.ts';
import { cancelMutasi } from '../mutasi/daftar/cancel-mutasi.ts';
import { listMutasiTenant } from '../mutasi/daftar/list-mutasi-tenant.ts';
import { exportMutasiTenant } from '../mutasi/daftar/export-mutasi-tenant.ts';
import { listTujuanMutasiTenant } from '../mutasi/daftar/list-tujuan-mutasi-tenant.ts';
import { getMutasiTenant } from '../mutasi/daftar/get-mutasi-tenant.ts';
import { submitMutasiTenant } from '../mutasi/daftar/submit-mutasi-tenant.ts';
import { confirmMutasiTenant } from '../mutasi/daftar/confirm-mutasi-tenant.ts';
import { cancelMutasiTenant } from '../mutasi/daftar/cancel-mutasi-tenant.ts';
import { listOrganisasi } from '../organisasi/list-organisasi.ts';
import { getOrganisasi } from '../organisasi/get-organisasi.ts';
import { getProfilOrganisasi } from '../organisasi/get-profil-organisasi.ts';
import { addOrganisasi } from '../organisasi/add-organisasi.ts';
import { changeOrganisasi } from '../organisasi/change-organisasi.ts';
import { removeOrganisasi } from '../organisasi/remove-organisasi.ts';
import { changeStatusOrganisasi } from '../organisasi/change-status-organisasi.ts';
import { listKonfigurasi } from '../organisasi/konfigurasi/list-konfigurasi.ts';
import { exportKonfigurasi } from '../organisasi/konfigurasi/export-konfigurasi.ts';
import { changeKonfigurasi } from '../organisasi/konfigurasi/change-konfigurasi.ts';
import { uploadLogo } from '../organisasi/upload-logo.ts';
import { getLogo } from '../organisasi/get-logo.ts';
import { listPemantau } from '../pemantau/list-pemantau.ts';
import { addPemantau } from '../pemantau/add-pemantau.ts';
import { getPemantau } from '../pemantau/get-pemantau.ts';
import { changePemantau } from '../pemantau/change-pemantau.ts';
import { removePemantau } from '../pemantau/remove-pemantau.ts';
import { listTugasSendiri } from '../pemantau/list-tugas-sendiri.ts';
import { getPengaturan } from '../pengaturan/get-pengaturan.ts';
import { savePengaturan } from '../pengaturan/save-pengaturan.ts';
import { changePengaturan } from '../pengaturan/change-pengaturan.ts';
import { getPengaturanTenant } from '../pengaturan/get-pengaturan-tenant.ts';
import { changePengaturanTenant } from '../pengaturan/change-pengaturan-tenant.ts';
import { listPengumuman } from '../pengumuman/list-pengumuman.ts';
import { addPengumuman } from '../pengumuman/add-pengumuman.ts';
import { changePengumuman } from '../pengumuman/change-pengumuman.ts';
import { removePengumuman } from '../pengumuman/remove-pengumuman.ts';
import { listPerangkat } from '../perangkat/daftar/list-perangkat.ts';
import { addPerangkat } from '../perangkat/daftar/add-perangkat.ts';
import { getAlamatMesin } from '../perangkat/daftar/get-alamat-mesin.ts';
import { getPerangkat } from '../perangkat/daftar/get-perangkat.ts';
import { changePerangkat } from '../perangkat/daftar/change-perangkat.ts';
import { removePerangkat } from '../perangkat/daftar/remove-perangkat.ts';
import { changeStatusPerangkat } from '../perangkat/daftar/change-status-perangkat.ts';
import { resetHitPerangkat } from '../perangkat/daftar/reset-hit-perangkat.ts';
import { listPinMenunggu } from '../perangkat/tertahan/list-pin-menunggu.ts';
import { assignPin } from '../perangkat/tertahan/assign-pin.ts';
import { listKetukanTertahan } from '../perangkat/tertahan/list-ketukan-tertahan.ts';
import { decideKetukanTertahan } from '../perangkat/tertahan/decide-ketukan-tertahan.ts';
import { listSebabTertahan } from '../perangkat/tertahan/list-sebab-tertahan.ts';
import { decideSebabTertahan } from '../perangkat/tertahan/decide-sebab-tertahan.ts';
import { startKios } from '../perangkat/kios/start-kios.ts';
import { endKios } from '../perangkat/kios/end-kios.ts';
import { resetKartu } from '../perangkat/kios/reset-kartu.ts';
import { getKartuSaya } from '../perangkat/kios/get-kartu-saya.ts';
import { submitPresensiQr } from '../perangkat/kios/submit-presensi-qr.ts';
import { enterKios } from '../perangkat/kios/enter-kios.ts';
import { checkKios } from '../perangkat/kios/check-kios.ts';
import { listAnggotaKios } from '../perangkat/kios/list-anggota-kios.ts';
import { submitPresensiKios } from '../perangkat/kios/submit-presensi-kios.ts';
import { listPerintahMesin } from '../perangkat/perintah/list-perintah-mesin.ts';
import { submitPerintahMesin } from '../perangkat/perintah/submit-perintah-mesin.ts';
import { cancelPerintahMesin } from '../perangkat/perintah/cancel-perintah-mesin.ts';
import { listPeriode } from '../periode/list-periode.ts';
import { addPeriode } from '../periode/add-periode.ts';
import { getPeriode } from '../periode/get-periode.ts';
import { changePeriode } from '../periode/change-periode.ts';
import { removePeriode } from '../periode/remove-periode.ts';
import { listPeriodeTenant } from '../periode/list-periode-tenant.ts';
import { addPeriodeTenant } from '../periode/add-periode-tenant.ts';
import { changePeriodeTenant } from '../periode/change-periode-tenant.ts';
import { removePeriodeTenant } from '../periode/remove-periode-tenant.ts';
import { listPersetujuan } from '../persetujuan/jalur/list-persetujuan.ts';
import { addPersetujuan } from '../persetujuan/jalur/add-persetujuan.ts';
import { getPersetujuan } from '../persetujuan/jalur/get-persetujuan.ts';
import { changePersetujuan } from '../persetujuan/jalur/change-persetujuan.ts';
import { removePersetujuan } from '../persetujuan/jalur/remove-persetujuan.ts';
import { countMenunggu } from '../persetujuan/jalan/count-menunggu.ts';
import { submitPresensi } from '../presensi/ketukan/submit-presensi.ts';
import { findPresensiTerakhir } from '../presensi/ketukan/find-presensi-terakhir.ts';
import { getPresensi } from '../presensi/ketukan/get-presensi.ts';
import { getFotoPresensi } from '../presensi/foto/get-foto-presensi.ts';
import { importPresensi } from '../presensi/impor/import-presensi.ts';
import { getImporPresensi } from '../presensi/impor/get-impor-presensi.ts';
import { getAturanKepercayaan } from '../presensi/kepercayaan/get-aturan-kepercayaan.ts';
import { changeAturanKepercayaan } from '../presensi/kepercayaan/change-aturan-kepercayaan.ts';
import { submitPresensiManual } from '../presensi/manual/submit-presensi-manual.ts';
import { listPresensiManualSendiri } from '../presensi/manual/list-presensi-manual-sendiri.ts';
import { cancelPresensiManual } from '../presensi/manual/cancel-presensi-manual.ts';
import { listManualMenungguSaya } from '../presensi/manual/list-manual-menunggu-saya.ts';
import { decideManualSebagaiPenyetuju } from '../presensi/manual/decide-manual-sebagai-penyetuju.ts';
import { listPresensiManual } from '../presensi/manual/list-presensi-manual.ts';
import { getPresensiManual } from '../presensi/manual/get-presensi-manual.ts';
import { listAktivitasManual } from '../presensi/manual/list-aktivitas-manual.ts';
import { decidePresensiManual } from '../presensi/manual/decide-presensi-manual.ts';
import { decideBanyakManual } from '../presensi/manual/decide-banyak-manual.ts';
import { rejectManualPermanen } from '../presensi/manual/reject-manual-permanen.ts';
import { resetManualPermanen } from '../presensi/manual/reset-manual-permanen.ts';
import { listPresensiDitinjau } from '../presensi/putusan/list-presensi-ditinjau.ts';
import { decidePresensi } from '../presensi/putusan/decide-presensi.ts';
import { removePresensi } from '../presensi/putusan/remove-presensi.ts';
import { listSkor } from '../skor-presensi/list-skor.ts';
import { addSkor } from '../skor-presensi/add-skor.ts';
import { getSkor } from '../skor-presensi/get-skor.ts';
import { changeSkor } from '../skor-presensi/change-skor.ts';
import { removeSkor } from '../skor-presensi/remove-skor.ts';
import { listSkorTenant } from '../skor-presensi/list-skor-tenant.ts';
import { addSkorTenant } from '../skor-presensi/add-skor-tenant.ts';
import { changeSkorTenant } from '../skor-presensi/change-skor-tenant.ts';
import { removeSkorTenant } from '../skor-presensi/remove-skor-tenant.ts';
import { addSkorKemenag } from '../skor-presensi/add-skor-kemenag.ts';
import { listTenantHariIni } from '../tenant/list-tenant-hari-ini.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { addTenant } from '../tenant/add-tenant.ts';
import { getTenantNoReg } from '../tenant/get-tenant-no-reg.ts';
import { getTenant } from '../tenant/get-tenant.ts';
import { changeTenant } from '../tenant/change-tenant.ts';
import { removeTenant } from '../tenant/remove-tenant.ts';
import { changeStatusTenant } from '../tenant/change-status-tenant.ts';
import { uploadLogoTenant } from '../tenant/upload-logo-tenant.ts';
import { getLogoTenant } from '../tenant/get-logo-tenant.ts';
import { listOrganisasiTenant } from '../tenant/list-organisasi-tenant.ts';
import { exportOrganisasiTenant } from '../tenant/export-organisasi-tenant.ts';
import { getKeamananTenant } from '../tenant/get-keamanan-tenant.ts';
import { changeKeamananTenant } from '../tenant/change-keamanan-tenant.ts';
import { listKoneksi } from '../tenant/koneksi/list-koneksi.ts';
import { exportKoneksi } from '../tenant/koneksi/export-koneksi.ts';
import { addKuota } from '../tenant/kuota/add-kuota.ts';
import { listKuota } from '../tenant/kuota/list-kuota.ts';
import { exportKuota } from '../tenant/kuota/export-kuota.ts';
import { getStatistikTenant } from '../tenant/get-statistik-tenant.ts';
import { listAnggotaVerval } from '../verval/bulan/list-anggota-verval.ts';
import { getStatusVerval } from '../verval/bulan/get-status-verval.ts';
import { listHambatanVerval } from '../verval/bulan/list-hambatan-verval.ts';
import { generateVerval } from '../verval/bulan/generate-verval.ts';
import { openVerval } from '../verval/bulan/open-verval.ts';
import { exportLembarVerval } from '../verval/bulan/export-lembar-verval.ts';
import { sendVerval } from '../verval/kirim/send-verval.ts';
import { getKeadaanKirim } from '../verval/kirim/get-keadaan-kirim.ts';
import { listKirimanDitolak } from '../verval/kirim/list-kiriman-ditolak.ts';
import { getWajahSaya } from '../wajah/pendaftaran/get-wajah-saya.ts';
import { submitWajah } from '../wajah/pendaftaran/submit-wajah.ts';
import { revokeWajah } from '../wajah/pendaftaran/revoke-wajah.ts';
import { listWajahMenunggu } from '../wajah/pendaftaran/list-wajah-menunggu.ts';
import { getWajah } from '../wajah/pendaftaran/get-wajah.ts';
import { listWajahMirip } from '../wajah/pendaftaran/list-wajah-mirip.ts';
import { addWajah } from '../wajah/pendaftaran/add-wajah.ts';
import { confirmWajah } from '../wajah/pendaftaran/confirm-wajah.ts';
import { rejectWajah } from '../wajah/pendaftaran/reject-wajah.ts';
import { getFotoWajah } from '../wajah/pendaftaran/get-foto-wajah.ts';
import { removeEnrollment } from '../wajah/pendaftaran/remove-enrollment.ts';
import { getWajahPresensi } from '../wajah/presensi/get-wajah-presensi.ts';
import { listWajahDitinjau } from '../wajah/presensi/list-wajah-ditinjau.ts';
import { decideWajah } from '../wajah/presensi/decide-wajah.ts';
import { openKalenderCuti } from '../cuti/kalender/open-kalender-cuti.ts';
import { openKalenderSaya } from '../dashboard/kalender/open-kalender-saya.ts';
import { openDokumen } from '../laporan/verifikasi/open-dokumen.ts';
import { openKeputusan } from '../persetujuan/surat/open-keputusan.ts';
import { submitKeputusan } from '../persetujuan/surat/submit-keputusan.ts';

type Contract = typeof import('@hadir/contract/contract.generated.ts').contract;
type Links = typeof import('@hadir/contract/links.generated.ts').links;

/** Who answers each call; a missing one does not compile. */
export const handlers = {
  izinPeran: {
    listIsiIzin,
    getIzinPeran,
    changeIzinPeran,
  },
  permintaanAkses: {
    submitPermintaanAkses,
    confirmPermintaanAkses,
    listPermintaanAkses,
    exportPermintaanAkses,
    getPermintaanAkses,
    approvePermintaanAkses,
    rejectPermintaanAkses,
  },
  anggota: {
    listAnggota,
    listAnggotaTenant,
    findEmail,
    listAnggotaAktif,
    addAnggota,
    getAnggota,
    getNikAnggota,
    changeAnggota,
    endKeanggotaan,
    listMutasiAnggota,
    listBiometrik,
    getKuotaAnggota,
  },
  akun: {
    changeUsername,
    changeOwnPassword,
    setPassword,
    changeEmail,
    confirmEmail,
    changeStatusAkun,
    activateAnggota,
    listAktivasi,
    changeRole,
    resetFaktor,
    endSesiAnggota,
    listOrganisasiAnggota,
  },
  belumAktivasi: {
    listBelumAktivasi,
    exportBelumAktivasi,
    sendBelumAktivasi,
    sendAktivasiAnggota,
    listPengirimanAktivasi,
  },
  foto: {
    uploadFoto,
    removeFoto,
    getFoto,
  },
  imporAnggota: {
    importAnggota,
    getFormatAnggota,
    exportAnggota,
    printToken,
    printKartu,
  },
  imporPenempatan: {
    importPenempatan,
    getFormatPenempatan,
  },
  mulaiAnggota: {
    getMulaiAnggota,
  },
  penempatan: {
    listPenempatan,
    addPenempatan,
    changePenempatan,
  },
  pengelola: {
    listAdmin,
    exportAdmin,
    addAdmin,
    listOperator,
    exportOperator,
    addOperator,
    sendAktivasi,
    sendReset,
  },
  permintaanAktivasi: {
    sendKodeAktivasi,
    activateUser,
    listPermintaanAktivasi,
    confirmPermintaanAktivasi,
    rejectPermintaanAktivasi,
  },
  sinkronAnggota: {
    syncAnggota,
    getStatusSinkron,
    getSinkronTerakhir,
    listBarisSinkron,
  },
  undangan: {
    listUndangan,
    cancelUndangan,
    listUndanganSendiri,
    answerUndangan,
  },
  atribut: {
    listAtribut,
    exportAtribut,
    addAtribut,
    getAtribut,
    changeAtribut,
    removeAtribut,
    saveUrutanAtribut,
  },
  atributTenant: {
    listAtributTenant,
    exportAtributTenant,
    addAtributTenant,
    getAtributTenant,
    changeAtributTenant,
    removeAtributTenant,
    saveUrutanAtributTenant,
  },
  nilaiAtribut: {
    listAtributAktif,
    listAtributAnggota,
    saveAtributAnggota,
  },
  persetujuanAtribut: {
    listAtributMenunggu,
    changePersetujuanAtribut,
    approveAtribut,
    rejectAtribut,
  },
  auth: {
    login,
    sendKodeMasuk,
    logout,
    getMe,
    getAwal,
    switchOrganisasi,
    listIzin,
    listSesi,
    endSesi,
    endSesiLain,
    getAturanSandi,
    changePassword,
    sendLinkReset,
    checkReset,
    resetPassword,
    checkAktivasi,
    activateAkun,
  },
  faktor: {
    enterByKode,
    enterByPasskey,
    startMasukPasskey,
    getFaktor,
    startTotp,
    activateTotp,
    removeTotp,
    startPasskey,
    addPasskey,
    changePasskey,
    removePasskey,
    generateKodePemulihan,
  },
  lonceng: {
    listPemberitahuan,
    countPemberitahuanBelum,
    setPemberitahuanDibaca,
  },
  masukSimpatika: {
    getCaraMasuk,
    enterSimpatika,
    getSimpatika,
    confirmSimpatika,
    removeSimpatika,
  },
  pemberitahuan: {
    listPilihanPemberitahuan,
    savePilihanPemberitahuan,
  },
  push: {
    getPush,
    addPush,
    removePush,
  },
  billing: {
    checkHarga,
    listOrder,
    submitOrder,
    getOrder,
    getPembayaran,
    cancelOrder,
    listRiwayatLangganan,
    uploadNpwp,
    getNpwp,
    printDokumenOrder,
  },
  hargaLangganan: {
    listHarga,
    addHarga,
    removeHarga,
  },
  orderMasuk: {
    listOrderMasuk,
    getOrderMasuk,
    confirmOrder,
    rejectOrder,
    getBuktiOrder,
  },
  cuti: {
    listCutiTerlihat,
    listCutiSendiri,
    listCutiDiputuskan,
    listCutiMenungguSaya,
    getBahanCuti,
    addDrafCuti,
    submitCuti,
    approveBanyakCuti,
    changeAjuanCuti,
    getCuti,
    getLampiranCuti,
    changeDrafCuti,
    removeDrafCuti,
    printFormulirCuti,
  },
  cutiBersama: {
    getCutiBersama,
    changeCutiBersama,
    generateCutiBersama,
  },
  cutiBersamaTenant: {
    getCutiBersamaTenant,
    changeCutiBersamaTenant,
  },
  kalenderCuti: {
    listKalenderAnggota,
    listKalenderHari,
    listAlamatKalender,
    addAlamatKalender,
    revokeAlamatKalender,
  },
  kategoriCuti: {
    listKategoriCuti,
    addKategoriCuti,
    addKategoriBawaan,
    getKategoriCuti,
    changeKategoriCuti,
    removeKategoriCuti,
    changeStatusKategori,
  },
  pengaturanCuti: {
    activateCuti,
    listDispensasi,
    grantDispensasi,
    revokeDispensasi,
  },
  saldoCuti: {
    listSaldoCuti,
    listSaldoSendiri,
    listBukuBesarSaldo,
    addSaldoCuti,
    correctSaldoCuti,
    importSaldoCuti,
    getFormatSaldo,
    openTahunSaldoCuti,
    printBukuCuti,
    generateBukuCuti,
  },
  dashboard: {
    getBerandaOrganisasi,
    changeTindakLanjut,
    changeLangkahAwal,
    getBerandaTenant,
  },
  analitik: {
    countGender,
    countPerangkat,
    countTrenPerangkat,
    countLokasiPresensi,
    countKedatangan,
    countBanding,
    exportAnalitik,
  },
  analitikTenant: {
    countGenderTenant,
    countAsalTenant,
    countTrenTenant,
    countKedatanganTenant,
    listBandingOrganisasi,
    exportAnalitikTenant,
  },
  kalenderSaya: {
    listKalenderSaya,
    getAlamatKalenderSaya,
    addAlamatKalenderSaya,
    revokeAlamatKalenderSaya,
  },
  dataSaya: {
    getDataSaya,
    generateDataSaya,
    getBerkasDataSaya,
  },
  gangguan: {
    listGangguan,
    addGangguan,
    decideGangguan,
    getBuktiGangguan,
  },
  gangguanTenant: {
    listGangguanTenant,
    addGangguanTenant,
    decideGangguanTenant,
    getBuktiGangguanTenant,
  },
  grup: {
    listGrup,
    addGrup,
    getGrup,
    changeGrup,
    removeGrup,
  },
  hariLibur: {
    listHariLibur,
    addHariLibur,
    getHariLibur,
    changeHariLibur,
    removeHariLibur,
    syncHariLibur,
  },
  hariLiburTenant: {
    listHariLiburTenant,
    addHariLiburTenant,
    changeHariLiburTenant,
    removeHariLiburTenant,
    syncHariLiburTenant,
  },
  liburNasional: {
    listKeputusanLibur,
    changeKeputusanLibur,
  },
  jadwal: {
    listJadwal,
    addJadwalOrganisasi,
    getJadwal,
    changeJadwal,
    removeJadwal,
    listTipeJadwal,
    getNorma,
    listRamadan,
  },
  jadwalBerlaku: {
    getJadwalBerlaku,
    listLiburAnggota,
  },
  jadwalKerja: {
    listJadwalKerja,
    addJadwalKerja,
    getJadwalKerja,
    changeJadwalKerja,
    removeJadwalKerja,
    assignJadwalAnggota,
    assignJadwalGrup,
  },
  jadwalShift: {
    listJadwalShift,
    printJadwalShift,
    listRosterGrup,
    saveJadwalShift,
    importJadwalShift,
    getFormatJadwalShift,
  },
  jadwalTenant: {
    listJadwalTenant,
    addJadwalTenant,
    getJadwalTenant,
    changeJadwalTenant,
    removeJadwalTenant,
    getNormaTenant,
    listRamadanTenant,
  },
  polaKerja: {
    listPolaKerja,
    savePolaKerja,
    removePolaKerja,
    listJadwalPola,
    importPolaKerja,
    getFormatPolaKerja,
  },
  tukarShift: {
    listTukarShift,
    listTukarMenungguSaya,
    submitTukarShift,
    decideTukarShift,
  },
  kehadiran: {
    listRiwayatKehadiran,
    listRiwayatAnggota,
    listKehadiranHarian,
    exportKehadiranHarian,
  },
  hitungUlang: {
    listHitungUlang,
  },
  masaKehadiran: {
    getMasaKehadiran,
    changeMasaKehadiran,
  },
  klaimPresensi: {
    listKlaimPresensi,
    listKlaimSendiri,
    listKlaimMenungguSaya,
    submitKlaim,
    getKlaim,
    getLampiranKlaim,
    changeKlaim,
    decideKlaim,
    cancelKlaim,
    removeKlaim,
    submitKlaimSesuaiJadwal,
  },
  kuesioner: {
    listKuesioner,
    listTemplatKuesioner,
    addKuesioner,
    getKuesioner,
    changeKuesioner,
    removeKuesioner,
    addDuplikatKuesioner,
    openKuesioner,
    endKuesioner,
    setTautanKuesioner,
    revokeTautanKuesioner,
    listResponden,
    sendPengingatKuesioner,
  },
  hasilKuesioner: {
    getHasilKuesioner,
    listHasilHarian,
    listHasilGrup,
    getHasilSilang,
    listHasilTeks,
    listRespons,
    generateUnduhanKuesioner,
    listUnduhanKuesioner,
    exportHasilKuesioner,
    printHasilKuesioner,
  },
  jawabKuesioner: {
    listKuesionerSendiri,
    countKuesionerBelum,
    getIsianKuesioner,
    saveDrafKuesioner,
    submitRespons,
    uploadBerkasKuesioner,
    getBerkasKuesioner,
  },
  kuesionerPublik: {
    getKuesionerPublik,
    submitKuesionerPublik,
  },
  laporan: {
    listLaporan,
    generateLaporan,
    getBerkasLaporan,
  },
  ketidakhadiran: {
    listKetidakhadiran,
    generateKetidakhadiran,
    exportKetidakhadiran,
  },
  laporanTenant: {
    listRekapOrganisasi,
    listLaporanTenant,
    generateLaporanTenant,
    getBerkasLaporanTenant,
  },
  rekap: {
    listRekap,
    listDetailRekap,
    listRekapRiwayat,
    printRiwayat,
    exportEmis,
    exportRekap,
  },
  log: {
    listLog,
    listKegiatanLog,
    listPembukaFoto,
    exportLog,
    generateLog,
    listUnduhanLog,
  },
  logOrganisasi: {
    listLogOrganisasi,
    exportLogOrganisasi,
    generateLogOrganisasi,
    listUnduhanLogOrganisasi,
  },
  masaLog: {
    getMasaLog,
    changeMasaLog,
  },
  lokasi: {
    getPetakPeta,
    listLokasi,
    addLokasi,
    getLokasi,
    changeLokasi,
    removeLokasi,
    changeStatusLokasi,
  },
  monitoring: {
    getMonitoring,
    listPantauan,
    listPeta,
  },
  mutasi: {
    listMutasi,
    exportMutasi,
    listTujuanMutasi,
    getMutasi,
    submitMutasi,
    confirmMutasi,
    cancelMutasi,
  },
  mutasiTenant: {
    listMutasiTenant,
    exportMutasiTenant,
    listTujuanMutasiTenant,
    getMutasiTenant,
    submitMutasiTenant,
    confirmMutasiTenant,
    cancelMutasiTenant,
  },
  organisasi: {
    listOrganisasi,
    getOrganisasi,
    getProfilOrganisasi,
    addOrganisasi,
    changeOrganisasi,
    removeOrganisasi,
    changeStatusOrganisasi,
  },
  konfigurasi: {
    listKonfigurasi,
    exportKonfigurasi,
    changeKonfigurasi,
  },
  logo: {
    uploadLogo,
    getLogo,
  },
  pemantau: {
    listPemantau,
    addPemantau,
    getPemantau,
    changePemantau,
    removePemantau,
    listTugasSendiri,
  },
  pengaturan: {
    getPengaturan,
    savePengaturan,
    changePengaturan,
  },
  pengaturanTenant: {
    getPengaturanTenant,
    changePengaturanTenant,
  },
  pengumuman: {
    listPengumuman,
    addPengumuman,
    changePengumuman,
    removePengumuman,
  },
  perangkat: {
    listPerangkat,
    addPerangkat,
    getAlamatMesin,
    getPerangkat,
    changePerangkat,
    removePerangkat,
    changeStatusPerangkat,
    resetHitPerangkat,
  },
  ketukanTertahan: {
    listPinMenunggu,
    assignPin,
    listKetukanTertahan,
    decideKetukanTertahan,
    listSebabTertahan,
    decideSebabTertahan,
  },
  kios: {
    startKios,
    endKios,
    resetKartu,
    getKartuSaya,
    submitPresensiQr,
  },
  kiosPublik: {
    enterKios,
    checkKios,
    listAnggotaKios,
    submitPresensiKios,
  },
  perintahMesin: {
    listPerintahMesin,
    submitPerintahMesin,
    cancelPerintahMesin,
  },
  periode: {
    listPeriode,
    addPeriode,
    getPeriode,
    changePeriode,
    removePeriode,
  },
  periodeTenant: {
    listPeriodeTenant,
    addPeriodeTenant,
    changePeriodeTenant,
    removePeriodeTenant,
  },
  persetujuan: {
    listPersetujuan,
    addPersetujuan,
    getPersetujuan,
    changePersetujuan,
    removePersetujuan,
    countMenunggu,
  },
  presensi: {
    submitPresensi,
    findPresensiTerakhir,
    getPresensi,
    getFotoPresensi,
    importPresensi,
    getImporPresensi,
  },
  aturanKepercayaan: {
    getAturanKepercayaan,
    changeAturanKepercayaan,
  },
  presensiManual: {
    submitPresensiManual,
    listPresensiManualSendiri,
    cancelPresensiManual,
    listManualMenungguSaya,
    decideManualSebagaiPenyetuju,
    listPresensiManual,
    getPresensiManual,
    listAktivitasManual,
    decidePresensiManual,
    decideBanyakManual,
    rejectManualPermanen,
    resetManualPermanen,
  },
  putusanPresensi: {
    listPresensiDitinjau,
    decidePresensi,
    removePresensi,
  },
  skorPresensi: {
    listSkor,
    addSkor,
    getSkor,
    changeSkor,
    removeSkor,
  },
  skorPresensiTenant: {
    listSkorTenant,
    addSkorTenant,
    changeSkorTenant,
    removeSkorTenant,
    addSkorKemenag,
  },
  tenant: {
    listTenantHariIni,
    exportTenant,
    addTenant,
    getTenantNoReg,
    getTenant,
    changeTenant,
    removeTenant,
    changeStatusTenant,
    uploadLogoTenant,
    getLogoTenant,
    listOrganisasiTenant,
    exportOrganisasiTenant,
  },
  keamananTenant: {
    getKeamananTenant,
    changeKeamananTenant,
  },
  koneksi: {
    listKoneksi,
    exportKoneksi,
  },
  kuota: {
    addKuota,
    listKuota,
    exportKuota,
  },
  statistikTenant: {
    getStatistikTenant,
  },
  verval: {
    listAnggotaVerval,
    getStatusVerval,
    listHambatanVerval,
    generateVerval,
    openVerval,
    exportLembarVerval,
  },
  kirimVerval: {
    sendVerval,
    getKeadaanKirim,
    listKirimanDitolak,
  },
  pendaftaranWajah: {
    getWajahSaya,
    submitWajah,
    revokeWajah,
    listWajahMenunggu,
    getWajah,
    listWajahMirip,
    addWajah,
    confirmWajah,
    rejectWajah,
    getFotoWajah,
    removeEnrollment,
  },
  wajahPresensi: {
    getWajahPresensi,
    listWajahDitinjau,
    decideWajah,
  },
} satisfies { [Group in keyof Contract]: Handlers<Contract[Group]> };

/** Who answers what a link opens. */
export const linkHandlers = {
  langgananCuti: {
    openKalenderCuti,
  },
  langgananSaya: {
    openKalenderSaya,
  },
  dokumenTercetak: {
    openDokumen,
  },
  keputusanSurat: {
    openKeputusan,
    submitKeputusan,
  },
} satisfies { [Group in keyof Links]: LinkHandlers<Links[Group]> };
