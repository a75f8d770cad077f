// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
  "auth": {
    "login": "POST /login",
    "sendKodeMasuk": "POST /login/kode",
    "logout": "GET /logout",
    "getMe": "GET /me",
    "getAwal": "GET /me/awal",
    "switchOrganisasi": "GET /switch-organisasi/{no_reg}",
    "listIzin": "GET /tenant/{tenant_id}/permissions",
    "listSesi": "GET /sesi",
    "endSesi": "DELETE /sesi/{sesi_id}",
    "endSesiLain": "DELETE /sesi",
    "getAturanSandi": "GET /me/aturan-sandi",
    "changePassword": "POST /password",
    "sendLinkReset": "POST /link-reset-password",
    "checkReset": "GET /reset-password/{token}",
    "resetPassword": "POST /reset-password",
    "checkAktivasi": "GET /aktivasi/{token}",
    "activateAkun": "POST /aktivasi"
  },
  "faktor": {
    "enterByKode": "POST /login/faktor",
    "enterByPasskey": "POST /login/passkey",
    "startMasukPasskey": "POST /login/passkey/mulai",
    "getFaktor": "GET /faktor",
    "startTotp": "POST /faktor/totp",
    "activateTotp": "PUT /faktor/totp",
    "removeTotp": "DELETE /faktor/totp",
    "startPasskey": "POST /faktor/passkey/mulai",
    "addPasskey": "POST /faktor/passkey",
    "changePasskey": "PUT /faktor/passkey/{passkey_id}",
    "removePasskey": "DELETE /faktor/passkey/{passkey_id}",
    "generateKodePemulihan": "POST /faktor/kode-pemulihan"
  },
  "masukSimpatika": {
    "getCaraMasuk": "GET /cara-masuk",
    "enterSimpatika": "POST /login-simpatika",
    "getSimpatika": "GET /me/simpatika",
    "confirmSimpatika": "POST /me/simpatika",
    "removeSimpatika": "DELETE /me/simpatika"
  },
  "lonceng": {
    "listPemberitahuan": "GET /me/lonceng",
    "countPemberitahuanBelum": "GET /me/lonceng/belum",
    "setPemberitahuanDibaca": "PUT /me/lonceng/dibaca"
  },
  "pemberitahuan": {
    "listPilihanPemberitahuan": "GET /me/pemberitahuan",
    "savePilihanPemberitahuan": "PUT /me/pemberitahuan"
  },
  "push": {
    "getPush": "GET /me/push",
    "addPush": "POST /me/push",
    "removePush": "DELETE /me/push"
  },
  "anggota": {
    "listAnggota": "GET /orgs/{organisasi_id}/users",
    "listAnggotaTenant": "GET /tenant/{tenant_id}/users",
    "findEmail": "GET /orgs/{organisasi_id}/users/email",
    "listAnggotaAktif": "GET /orgs/{organisasi_id}/users-aktif",
    "addAnggota": "POST /orgs/{organisasi_id}/users",
    "getAnggota": "GET /orgs/{organisasi_id}/users/{user_id}",
    "getNikAnggota": "GET /orgs/{organisasi_id}/users/{user_id}/nik",
    "changeAnggota": "PUT /orgs/{organisasi_id}/users/{user_id}",
    "endKeanggotaan": "DELETE /orgs/{organisasi_id}/users/{user_id}",
    "listMutasiAnggota": "GET /orgs/{organisasi_id}/users-mutasi",
    "listBiometrik": "GET /orgs/{organisasi_id}/users/biometrik",
    "getKuotaAnggota": "GET /orgs/{organisasi_id}/users-langganan"
  },
  "akun": {
    "changeUsername": "PUT /users/{user_id}/username",
    "changeOwnPassword": "PUT /users/{user_id}/ubah-password",
    "setPassword": "PUT /users/{user_id}/update-password",
    "changeEmail": "PUT /users/{user_id}/ubah-email",
    "confirmEmail": "POST /verify",
    "changeStatusAkun": "PUT /users/{user_id}/ubah-status",
    "activateAnggota": "PUT /orgs/{organisasi_id}/users/{user_id}/aktivasi",
    "listAktivasi": "GET /orgs/{organisasi_id}/users/{user_id}/aktivasi-log",
    "changeRole": "POST /orgs/{organisasi_id}/users/{user_id}/role",
    "resetFaktor": "DELETE /users/{user_id}/faktor",
    "endSesiAnggota": "DELETE /users/{user_id}/sesi",
    "listOrganisasiAnggota": "GET /users/{user_id}/list-organisasi"
  },
  "pengelola": {
    "listAdmin": "GET /admins",
    "exportAdmin": "GET /admins/download",
    "addAdmin": "POST /admins",
    "listOperator": "GET /operators",
    "exportOperator": "GET /operators/download",
    "addOperator": "POST /operators",
    "sendAktivasi": "POST /users/{user_id}/kirim-aktivasi",
    "sendReset": "POST /users/{user_id}/kirim-reset"
  },
  "permintaanAktivasi": {
    "sendKodeAktivasi": "POST /user/akun",
    "activateUser": "POST /aktivasi-user",
    "listPermintaanAktivasi": "GET /orgs/{organisasi_id}/permintaan-aktivasi",
    "confirmPermintaanAktivasi": "POST /orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/kirim",
    "rejectPermintaanAktivasi": "POST /orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/tolak"
  },
  "belumAktivasi": {
    "listBelumAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi",
    "exportBelumAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi/download",
    "sendBelumAktivasi": "POST /tenant/{tenant_id}/belum-aktivasi/kirim",
    "sendAktivasiAnggota": "POST /orgs/{organisasi_id}/users/kirim-aktivasi",
    "listPengirimanAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi/pengiriman"
  },
  "foto": {
    "uploadFoto": "POST /users/{user_id}/upload-photo",
    "removeFoto": "DELETE /users/{user_id}/foto",
    "getFoto": "GET /users/{user_id}/foto"
  },
  "dataSaya": {
    "getDataSaya": "GET /data-saya",
    "generateDataSaya": "POST /data-saya",
    "getBerkasDataSaya": "GET /data-saya/unduh"
  },
  "imporAnggota": {
    "importAnggota": "POST /orgs/{organisasi_id}/import-user",
    "getFormatAnggota": "GET /format-upload",
    "exportAnggota": "GET /orgs/{organisasi_id}/users/download",
    "printToken": "GET /orgs/{organisasi_id}/users/print-token",
    "printKartu": "GET /orgs/{organisasi_id}/users/print-kartu"
  },
  "penempatan": {
    "listPenempatan": "GET /orgs/{organisasi_id}/users-plot",
    "addPenempatan": "POST /orgs/{organisasi_id}/users-plot",
    "changePenempatan": "PUT /orgs/{organisasi_id}/users-plot"
  },
  "undangan": {
    "listUndangan": "GET /orgs/{organisasi_id}/undangan-anggota",
    "cancelUndangan": "DELETE /orgs/{organisasi_id}/undangan-anggota/{undangan_id}",
    "listUndanganSendiri": "GET /undangan",
    "answerUndangan": "POST /undangan/{undangan_id}/jawaban"
  },
  "sinkronAnggota": {
    "syncAnggota": "POST /orgs/{organisasi_id}/users/sinkron/client",
    "getStatusSinkron": "GET /sinkronisasi/token/status",
    "getSinkronTerakhir": "GET /orgs/{organisasi_id}/users/sinkron",
    "listBarisSinkron": "GET /orgs/{organisasi_id}/users/sinkron/baris"
  },
  "imporPenempatan": {
    "importPenempatan": "POST /orgs/{organisasi_id}/users-plot/import",
    "getFormatPenempatan": "GET /orgs/{organisasi_id}/users-plot/template"
  },
  "organisasi": {
    "listOrganisasi": "GET /orgs",
    "getOrganisasi": "GET /orgs/{organisasi_id}",
    "getProfilOrganisasi": "GET /orgs/{organisasi_id}/profil",
    "addOrganisasi": "POST /orgs",
    "changeOrganisasi": "PUT /orgs/{kode_organisasi}",
    "removeOrganisasi": "DELETE /orgs/{organisasi_id}",
    "changeStatusOrganisasi": "PUT /orgs/{organisasi_id}/aktivasi"
  },
  "logo": {
    "uploadLogo": "POST /orgs/{organisasi_id}/upload-logo",
    "getLogo": "GET /orgs/{organisasi_id}/logo"
  },
  "konfigurasi": {
    "listKonfigurasi": "GET /akses/konfigurasi/orgs-simpatika",
    "exportKonfigurasi": "GET /akses/konfigurasi/orgs-simpatika/download",
    "changeKonfigurasi": "PUT /akses/konfigurasi/orgs-simpatika"
  },
  "pengaturan": {
    "getPengaturan": "GET /pengaturan/{organisasi_id}",
    "savePengaturan": "POST /pengaturan",
    "changePengaturan": "PUT /pengaturan/{organisasi_id}"
  },
  "pengaturanTenant": {
    "getPengaturanTenant": "GET /tenant/{tenant_id}/pengaturan",
    "changePengaturanTenant": "PUT /tenant/{tenant_id}/pengaturan"
  },
  "lokasi": {
    "getPetakPeta": "GET /petak-peta",
    "listLokasi": "GET /orgs/{organisasi_id}/lokasi",
    "addLokasi": "POST /orgs/{organisasi_id}/lokasi",
    "getLokasi": "GET /orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}",
    "changeLokasi": "PUT /orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}",
    "removeLokasi": "DELETE /orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}",
    "changeStatusLokasi": "PUT /orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}/status"
  },
  "grup": {
    "listGrup": "GET /orgs/{organisasi_id}/groups",
    "addGrup": "POST /orgs/{organisasi_id}/groups",
    "getGrup": "GET /orgs/{organisasi_id}/groups/{group_id}",
    "changeGrup": "PUT /orgs/{organisasi_id}/groups/{group_id}",
    "removeGrup": "DELETE /orgs/{organisasi_id}/groups/{group_id}"
  },
  "atribut": {
    "listAtribut": "GET /orgs/{organisasi_id}/atribut",
    "exportAtribut": "GET /orgs/{organisasi_id}/atribut/download",
    "addAtribut": "POST /orgs/{organisasi_id}/atribut",
    "getAtribut": "GET /orgs/{organisasi_id}/atribut/{atribut_id}",
    "changeAtribut": "PUT /orgs/{organisasi_id}/atribut/{atribut_id}",
    "removeAtribut": "DELETE /orgs/{organisasi_id}/atribut/{atribut_id}",
    "saveUrutanAtribut": "PUT /orgs/{organisasi_id}/atribut/urutan"
  },
  "atributTenant": {
    "listAtributTenant": "GET /tenant/{tenant_id}/atribut",
    "exportAtributTenant": "GET /tenant/{tenant_id}/atribut/download",
    "addAtributTenant": "POST /tenant/{tenant_id}/atribut",
    "getAtributTenant": "GET /tenant/{tenant_id}/atribut/{atribut_id}",
    "changeAtributTenant": "PUT /tenant/{tenant_id}/atribut/{atribut_id}",
    "removeAtributTenant": "DELETE /tenant/{tenant_id}/atribut/{atribut_id}",
    "saveUrutanAtributTenant": "PUT /tenant/{tenant_id}/atribut/urutan"
  },
  "nilaiAtribut": {
    "listAtributAktif": "GET /orgs/{organisasi_id}/atribut-aktif",
    "listAtributAnggota": "GET /atribut/users/{user_id}",
    "saveAtributAnggota": "PUT /atribut/users/{user_id}"
  },
  "persetujuanAtribut": {
    "listAtributMenunggu": "GET /tenant/{tenant_id}/atribut/menunggu",
    "changePersetujuanAtribut": "PUT /tenant/{tenant_id}/atribut/persetujuan",
    "approveAtribut": "POST /tenant/{tenant_id}/atribut/{atribut_id}/setujui",
    "rejectAtribut": "POST /tenant/{tenant_id}/atribut/{atribut_id}/tolak"
  },
  "tenant": {
    "listTenantHariIni": "GET /tenant",
    "exportTenant": "GET /tenant/download",
    "addTenant": "POST /tenant",
    "getTenantNoReg": "GET /tenant/no-reg/{no_reg}",
    "getTenant": "GET /tenant/{tenant_id}",
    "changeTenant": "PUT /tenant/{tenant_id}",
    "removeTenant": "DELETE /tenant/{tenant_id}",
    "changeStatusTenant": "PUT /tenant/{tenant_id}/aktivasi",
    "uploadLogoTenant": "POST /tenant/{tenant_id}/upload-logo",
    "getLogoTenant": "GET /tenant/{tenant_id}/logo",
    "listOrganisasiTenant": "GET /tenant/{tenant_id}/orgs",
    "exportOrganisasiTenant": "GET /tenant/{tenant_id}/orgs/download"
  },
  "kuota": {
    "addKuota": "POST /kuota",
    "listKuota": "GET /tenant/{tenant_id}/kuota",
    "exportKuota": "GET /tenant/{tenant_id}/kuota/download"
  },
  "statistikTenant": {
    "getStatistikTenant": "GET /tenant/{tenant_id}/statistik"
  },
  "koneksi": {
    "listKoneksi": "GET /tenant/{tenant_id}/daftar-koneksi",
    "exportKoneksi": "GET /tenant/{tenant_id}/daftar-koneksi/download"
  },
  "keamananTenant": {
    "getKeamananTenant": "GET /tenant/{tenant_id}/keamanan",
    "changeKeamananTenant": "PUT /tenant/{tenant_id}/keamanan"
  },
  "billing": {
    "checkHarga": "GET /orgs/{organisasi_id}/cek-harga",
    "listOrder": "GET /orgs/{organisasi_id}/orders",
    "submitOrder": "POST /orgs/{organisasi_id}/order",
    "getOrder": "GET /orgs/{organisasi_id}/order/{order_id}",
    "getPembayaran": "GET /orgs/{organisasi_id}/pembayaran/{kode_pembayaran}",
    "cancelOrder": "PUT /orgs/{organisasi_id}/order/{order_id}/batal",
    "listRiwayatLangganan": "GET /orgs/{organisasi_id}/riwayat-langganan",
    "uploadNpwp": "POST /orgs/{organisasi_id}/order/{order_id}/unggah-npwp",
    "getNpwp": "GET /orgs/{organisasi_id}/order/{order_id}/npwp",
    "printDokumenOrder": "GET /orgs/{organisasi_id}/order/{order_id}/cetak"
  },
  "hargaLangganan": {
    "listHarga": "GET /harga-langganan",
    "addHarga": "POST /harga-langganan",
    "removeHarga": "DELETE /harga-langganan/{harga_id}"
  },
  "orderMasuk": {
    "listOrderMasuk": "GET /order-langganan",
    "getOrderMasuk": "GET /order-langganan/{order_id}",
    "confirmOrder": "POST /order-langganan/{order_id}/konfirmasi",
    "rejectOrder": "PUT /order-langganan/{order_id}/tolak",
    "getBuktiOrder": "GET /order-langganan/{order_id}/bukti"
  },
  "izinPeran": {
    "listIsiIzin": "GET /izin-peran/isi",
    "getIzinPeran": "GET /tenant/{tenant_id}/izin-peran",
    "changeIzinPeran": "PUT /tenant/{tenant_id}/izin-peran"
  },
  "permintaanAkses": {
    "submitPermintaanAkses": "POST /register",
    "confirmPermintaanAkses": "POST /register/konfirmasi",
    "listPermintaanAkses": "GET /akses",
    "exportPermintaanAkses": "GET /akses/download",
    "getPermintaanAkses": "GET /akses/permintaan/{permintaan_akses_id}",
    "approvePermintaanAkses": "POST /akses/permintaan/{permintaan_akses_id}/setujui",
    "rejectPermintaanAkses": "POST /akses/permintaan/{permintaan_akses_id}/tolak"
  },
  "pemantau": {
    "listPemantau": "GET /pemantau",
    "addPemantau": "POST /pemantau",
    "getPemantau": "GET /pemantau/{user_id}",
    "changePemantau": "PUT /pemantau/{user_id}",
    "removePemantau": "DELETE /pemantau/{user_id}",
    "listTugasSendiri": "GET /tugas-pantau"
  },
  "presensi": {
    "submitPresensi": "POST /orgs/{organisasi_id}/presensi idempotent",
    "findPresensiTerakhir": "GET /orgs/{organisasi_id}/presensi/lastPresensi",
    "getPresensi": "GET /orgs/{organisasi_id}/aktivitas/presensi/{presensi_id}",
    "getFotoPresensi": "GET /orgs/{organisasi_id}/presensi/{presensi_id}/foto",
    "importPresensi": "POST /orgs/{organisasi_id}/presensi/impor",
    "getImporPresensi": "GET /orgs/{organisasi_id}/presensi/impor/{pekerjaan_id}"
  },
  "presensiManual": {
    "submitPresensiManual": "POST /orgs/{organisasi_id}/presensi-manual idempotent",
    "listPresensiManualSendiri": "GET /orgs/{organisasi_id}/presensi-manual",
    "cancelPresensiManual": "POST /orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/batal",
    "listManualMenungguSaya": "GET /orgs/{organisasi_id}/presensi-manual-menunggu",
    "decideManualSebagaiPenyetuju": "POST /orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/keputusan",
    "listPresensiManual": "GET /orgs/{organisasi_id}/presensi/manual",
    "getPresensiManual": "GET /orgs/{organisasi_id}/presensi/manual/{presensi_manual_id}",
    "listAktivitasManual": "GET /orgs/{organisasi_id}/aktivitas/manual/{presensi_manual_id}",
    "decidePresensiManual": "POST /orgs/{organisasi_id}/presensi/approval/{presensi_manual_id}",
    "decideBanyakManual": "POST /orgs/{organisasi_id}/presensi/approval",
    "rejectManualPermanen": "POST /orgs/{organisasi_id}/presensi/reject-permanen/{presensi_manual_id}",
    "resetManualPermanen": "POST /orgs/{organisasi_id}/presensi/reset-permanen/{presensi_manual_id}"
  },
  "putusanPresensi": {
    "listPresensiDitinjau": "GET /orgs/{organisasi_id}/presensi/ditinjau",
    "decidePresensi": "POST /orgs/{organisasi_id}/presensi/update/status",
    "removePresensi": "DELETE /orgs/{organisasi_id}/absen/{presensi_id}"
  },
  "aturanKepercayaan": {
    "getAturanKepercayaan": "GET /orgs/{organisasi_id}/presensi/kepercayaan",
    "changeAturanKepercayaan": "PUT /orgs/{organisasi_id}/presensi/kepercayaan"
  },
  "pendaftaranWajah": {
    "getWajahSaya": "GET /orgs/{organisasi_id}/enrollment/saya",
    "submitWajah": "POST /orgs/{organisasi_id}/enrollment",
    "revokeWajah": "POST /enrollment/cabut",
    "listWajahMenunggu": "GET /orgs/{organisasi_id}/enrollment",
    "getWajah": "GET /orgs/{organisasi_id}/users/{user_id}/enrollment",
    "listWajahMirip": "GET /orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/mirip",
    "addWajah": "POST /orgs/{organisasi_id}/users/{user_id}/enrollment",
    "confirmWajah": "POST /orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/konfirmasi",
    "rejectWajah": "POST /orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/tolak",
    "getFotoWajah": "GET /orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/foto/{urutan}",
    "removeEnrollment": "DELETE /enrollment/{user_id}/delete"
  },
  "wajahPresensi": {
    "getWajahPresensi": "GET /orgs/{organisasi_id}/presensi/{presensi_id}/wajah",
    "listWajahDitinjau": "GET /orgs/{organisasi_id}/presensi/wajah",
    "decideWajah": "POST /orgs/{organisasi_id}/presensi/wajah/putusan"
  },
  "perangkat": {
    "listPerangkat": "GET /orgs/{organisasi_id}/devices",
    "addPerangkat": "POST /orgs/{organisasi_id}/devices",
    "getAlamatMesin": "GET /orgs/{organisasi_id}/devices/alamat",
    "getPerangkat": "GET /orgs/{organisasi_id}/devices/{perangkat_id}",
    "changePerangkat": "PUT /orgs/{organisasi_id}/devices/{perangkat_id}",
    "removePerangkat": "DELETE /orgs/{organisasi_id}/devices/{perangkat_id}",
    "changeStatusPerangkat": "PUT /orgs/{organisasi_id}/devices/{perangkat_id}/status",
    "resetHitPerangkat": "PUT /orgs/{organisasi_id}/devices/{perangkat_id}/reset-hit"
  },
  "ketukanTertahan": {
    "listPinMenunggu": "GET /orgs/{organisasi_id}/pin-menunggu",
    "assignPin": "POST /orgs/{organisasi_id}/pin-menunggu",
    "listKetukanTertahan": "GET /orgs/{organisasi_id}/ketukan-tertahan",
    "decideKetukanTertahan": "PUT /orgs/{organisasi_id}/ketukan-tertahan/{tertahan_id}",
    "listSebabTertahan": "GET /orgs/{organisasi_id}/ketukan-tertahan/sebab",
    "decideSebabTertahan": "POST /orgs/{organisasi_id}/ketukan-tertahan/sebab"
  },
  "perintahMesin": {
    "listPerintahMesin": "GET /orgs/{organisasi_id}/devices/{perangkat_id}/perintah",
    "submitPerintahMesin": "POST /orgs/{organisasi_id}/devices/{perangkat_id}/perintah",
    "cancelPerintahMesin": "DELETE /orgs/{organisasi_id}/devices/{perangkat_id}/perintah/{kelompok}"
  },
  "kios": {
    "startKios": "POST /orgs/{organisasi_id}/devices/{perangkat_id}/pasang",
    "endKios": "DELETE /orgs/{organisasi_id}/devices/{perangkat_id}/pasang",
    "resetKartu": "PUT /orgs/{organisasi_id}/users/{user_id}/kartu",
    "getKartuSaya": "GET /orgs/{organisasi_id}/kartu-saya",
    "submitPresensiQr": "POST /orgs/{organisasi_id}/presensi/kios idempotent"
  },
  "kehadiran": {
    "listRiwayatKehadiran": "GET /orgs/{organisasi_id}/presensi",
    "listRiwayatAnggota": "GET /orgs/{organisasi_id}/presensi/riwayat/{user_id}",
    "listKehadiranHarian": "GET /orgs/{organisasi_id}/presensi/kehadiran",
    "exportKehadiranHarian": "GET /orgs/{organisasi_id}/presensi/kehadiran/unduh"
  },
  "dashboard": {
    "getBerandaOrganisasi": "GET /dashboard/orgs/{organisasi_id}",
    "changeTindakLanjut": "PUT /orgs/{organisasi_id}/tindak-lanjut/{jenis}",
    "changeLangkahAwal": "PUT /orgs/{organisasi_id}/langkah-awal",
    "getBerandaTenant": "GET /dashboard/tenant/{tenant_id}"
  },
  "analitik": {
    "countGender": "GET /dashboard/orgs/{organisasi_id}/gender",
    "countPerangkat": "GET /dashboard/orgs/{organisasi_id}/perangkat",
    "countTrenPerangkat": "GET /dashboard/orgs/{organisasi_id}/trend-perangkat",
    "countLokasiPresensi": "GET /dashboard/orgs/{organisasi_id}/lokasi-presensi",
    "countKedatangan": "GET /dashboard/orgs/{organisasi_id}/kedatangan",
    "countBanding": "GET /dashboard/orgs/{organisasi_id}/banding",
    "exportAnalitik": "GET /dashboard/orgs/{organisasi_id}/analitik/unduh"
  },
  "analitikTenant": {
    "countGenderTenant": "GET /dashboard/tenant/{tenant_id}/gender",
    "countAsalTenant": "GET /dashboard/tenant/{tenant_id}/asal",
    "countTrenTenant": "GET /dashboard/tenant/{tenant_id}/trend-perangkat",
    "countKedatanganTenant": "GET /dashboard/tenant/{tenant_id}/kedatangan",
    "listBandingOrganisasi": "GET /dashboard/tenant/{tenant_id}/banding",
    "exportAnalitikTenant": "GET /dashboard/tenant/{tenant_id}/analitik/unduh"
  },
  "kalenderSaya": {
    "listKalenderSaya": "GET /kalender-saya",
    "getAlamatKalenderSaya": "GET /kalender-saya/alamat",
    "addAlamatKalenderSaya": "POST /kalender-saya/alamat",
    "revokeAlamatKalenderSaya": "DELETE /kalender-saya/alamat"
  },
  "monitoring": {
    "getMonitoring": "GET /monitoring",
    "listPantauan": "GET /pantauan",
    "listPeta": "GET /pantauan/peta"
  },
  "jadwal": {
    "listJadwal": "GET /orgs/{organisasi_id}/jadwal",
    "addJadwalOrganisasi": "POST /orgs/{organisasi_id}/jadwal",
    "getJadwal": "GET /orgs/{organisasi_id}/jadwal/{jadwal_id}",
    "changeJadwal": "PUT /orgs/{organisasi_id}/jadwal/{jadwal_id}",
    "removeJadwal": "DELETE /orgs/{organisasi_id}/jadwal/{jadwal_id}",
    "listTipeJadwal": "GET /orgs/{organisasi_id}/jadwal/tipe-jadwal",
    "getNorma": "GET /orgs/{organisasi_id}/norma-jam-kerja",
    "listRamadan": "GET /orgs/{organisasi_id}/jadwal/ramadan"
  },
  "jadwalTenant": {
    "listJadwalTenant": "GET /tenant/{tenant_id}/jadwal",
    "addJadwalTenant": "POST /tenant/{tenant_id}/jadwal",
    "getJadwalTenant": "GET /tenant/{tenant_id}/jadwal/{jadwal_id}",
    "changeJadwalTenant": "PUT /tenant/{tenant_id}/jadwal/{jadwal_id}",
    "removeJadwalTenant": "DELETE /tenant/{tenant_id}/jadwal/{jadwal_id}",
    "getNormaTenant": "GET /tenant/{tenant_id}/norma-jam-kerja",
    "listRamadanTenant": "GET /tenant/{tenant_id}/jadwal/ramadan"
  },
  "jadwalKerja": {
    "listJadwalKerja": "GET /orgs/{organisasi_id}/jadwal-kerja",
    "addJadwalKerja": "POST /orgs/{organisasi_id}/jadwal-kerja",
    "getJadwalKerja": "GET /orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}",
    "changeJadwalKerja": "PUT /orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}",
    "removeJadwalKerja": "DELETE /orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}",
    "assignJadwalAnggota": "POST /orgs/{organisasi_id}/set-jadwal-user",
    "assignJadwalGrup": "POST /orgs/{organisasi_id}/set-jadwal-group"
  },
  "jadwalBerlaku": {
    "getJadwalBerlaku": "GET /orgs/{organisasi_id}/jadwal/berlaku",
    "listLiburAnggota": "GET /orgs/{organisasi_id}/jadwal/libur"
  },
  "polaKerja": {
    "listPolaKerja": "GET /orgs/{organisasi_id}/pola-kerja",
    "savePolaKerja": "POST /orgs/{organisasi_id}/pola-kerja/store",
    "removePolaKerja": "DELETE /orgs/{organisasi_id}/pola-kerja/{pola_kerja_id}",
    "listJadwalPola": "GET /orgs/{organisasi_id}/pola-kerja/jadwal",
    "importPolaKerja": "POST /orgs/{organisasi_id}/pola-kerja/upload",
    "getFormatPolaKerja": "GET /orgs/{organisasi_id}/pola-kerja/template"
  },
  "jadwalShift": {
    "listJadwalShift": "GET /orgs/{organisasi_id}/jadwal-shift",
    "printJadwalShift": "GET /orgs/{organisasi_id}/jadwal-shift/cetak",
    "listRosterGrup": "GET /orgs/{organisasi_id}/roster-grup",
    "saveJadwalShift": "POST /orgs/{organisasi_id}/jadwal-shift",
    "importJadwalShift": "POST /orgs/{organisasi_id}/jadwal-shift/upload",
    "getFormatJadwalShift": "GET /orgs/{organisasi_id}/jadwal-shift/template"
  },
  "tukarShift": {
    "listTukarShift": "GET /orgs/{organisasi_id}/tukar-shift",
    "listTukarMenungguSaya": "GET /orgs/{organisasi_id}/tukar-shift-menunggu",
    "submitTukarShift": "POST /orgs/{organisasi_id}/tukar-shift",
    "decideTukarShift": "PUT /orgs/{organisasi_id}/tukar-shift/{tukar_shift_id}"
  },
  "hariLibur": {
    "listHariLibur": "GET /orgs/{organisasi_id}/hari-libur",
    "addHariLibur": "POST /orgs/{organisasi_id}/hari-libur",
    "getHariLibur": "GET /orgs/{organisasi_id}/hari-libur/{hari_libur_id}",
    "changeHariLibur": "PUT /orgs/{organisasi_id}/hari-libur/{hari_libur_id}",
    "removeHariLibur": "DELETE /orgs/{organisasi_id}/hari-libur/{hari_libur_id}",
    "syncHariLibur": "POST /orgs/{organisasi_id}/hari-libur/sinkron"
  },
  "hariLiburTenant": {
    "listHariLiburTenant": "GET /tenant/{tenant_id}/hari-libur",
    "addHariLiburTenant": "POST /tenant/{tenant_id}/hari-libur",
    "changeHariLiburTenant": "PUT /tenant/{tenant_id}/hari-libur/{hari_libur_id}",
    "removeHariLiburTenant": "DELETE /tenant/{tenant_id}/hari-libur/{hari_libur_id}",
    "syncHariLiburTenant": "POST /tenant/{tenant_id}/hari-libur/sinkron"
  },
  "liburNasional": {
    "listKeputusanLibur": "GET /libur-nasional",
    "changeKeputusanLibur": "PUT /libur-nasional/{tahun}"
  },
  "periode": {
    "listPeriode": "GET /orgs/{organisasi_id}/periode",
    "addPeriode": "POST /orgs/{organisasi_id}/periode",
    "getPeriode": "GET /orgs/{organisasi_id}/periode/{periode_laporan_id}",
    "changePeriode": "PUT /orgs/{organisasi_id}/periode/{periode_laporan_id}",
    "removePeriode": "DELETE /orgs/{organisasi_id}/periode/{periode_laporan_id}"
  },
  "periodeTenant": {
    "listPeriodeTenant": "GET /tenant/{tenant_id}/periode",
    "addPeriodeTenant": "POST /tenant/{tenant_id}/periode",
    "changePeriodeTenant": "PUT /tenant/{tenant_id}/periode/{periode_laporan_id}",
    "removePeriodeTenant": "DELETE /tenant/{tenant_id}/periode/{periode_laporan_id}"
  },
  "skorPresensi": {
    "listSkor": "GET /orgs/{organisasi_id}/skor-presensi",
    "addSkor": "POST /orgs/{organisasi_id}/skor-presensi",
    "getSkor": "GET /orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}",
    "changeSkor": "PUT /orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}",
    "removeSkor": "DELETE /orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
  },
  "skorPresensiTenant": {
    "listSkorTenant": "GET /tenant/{tenant_id}/skor-presensi",
    "addSkorTenant": "POST /tenant/{tenant_id}/skor-presensi",
    "changeSkorTenant": "PUT /tenant/{tenant_id}/skor-presensi/{skor_presensi_id}",
    "removeSkorTenant": "DELETE /tenant/{tenant_id}/skor-presensi/{skor_presensi_id}",
    "addSkorKemenag": "POST /tenant/{tenant_id}/skor-presensi/bawaan"
  },
  "hitungUlang": {
    "listHitungUlang": "GET /orgs/{organisasi_id}/hitung-ulang"
  },
  "klaimPresensi": {
    "listKlaimPresensi": "GET /orgs/{organisasi_id}/klaim-presensi",
    "listKlaimSendiri": "GET /orgs/{organisasi_id}/klaim-presensi-saya",
    "listKlaimMenungguSaya": "GET /orgs/{organisasi_id}/klaim-presensi-menunggu",
    "submitKlaim": "POST /orgs/{organisasi_id}/klaim-presensi",
    "getKlaim": "GET /orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}",
    "getLampiranKlaim": "GET /orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/lampiran",
    "changeKlaim": "PUT /orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}",
    "decideKlaim": "POST /orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/keputusan",
    "cancelKlaim": "POST /orgs/{organisasi_id}/batal-klaim",
    "removeKlaim": "DELETE /orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}",
    "submitKlaimSesuaiJadwal": "POST /orgs/{organisasi_id}/klaim-presensi/sesuai-jadwal"
  },
  "gangguan": {
    "listGangguan": "GET /orgs/{organisasi_id}/gangguan",
    "addGangguan": "POST /orgs/{organisasi_id}/gangguan",
    "decideGangguan": "POST /orgs/{organisasi_id}/gangguan/{gangguan_id}/keputusan",
    "getBuktiGangguan": "GET /orgs/{organisasi_id}/gangguan/{gangguan_id}/bukti"
  },
  "gangguanTenant": {
    "listGangguanTenant": "GET /tenant/{tenant_id}/gangguan",
    "addGangguanTenant": "POST /tenant/{tenant_id}/gangguan",
    "decideGangguanTenant": "POST /tenant/{tenant_id}/gangguan/{gangguan_id}/keputusan",
    "getBuktiGangguanTenant": "GET /tenant/{tenant_id}/gangguan/{gangguan_id}/bukti"
  },
  "verval": {
    "listAnggotaVerval": "GET /orgs/{organisasi_id}/presensi/verval",
    "getStatusVerval": "GET /orgs/{organisasi_id}/presensi/verval-status",
    "listHambatanVerval": "GET /orgs/{organisasi_id}/presensi/verval-hambatan",
    "generateVerval": "POST /orgs/{organisasi_id}/presensi/verval-generate",
    "openVerval": "POST /orgs/{organisasi_id}/presensi/verval-buka",
    "exportLembarVerval": "GET /orgs/{organisasi_id}/presensi/verval-cetak"
  },
  "kirimVerval": {
    "sendVerval": "POST /orgs/{organisasi_id}/sinkron/simpatika",
    "getKeadaanKirim": "GET /orgs/{organisasi_id}/presensi/verval-kiriman",
    "listKirimanDitolak": "GET /orgs/{organisasi_id}/presensi/verval-kiriman/ditolak"
  },
  "rekap": {
    "listRekap": "GET /orgs/{organisasi_id}/presensi/rekap",
    "listDetailRekap": "GET /orgs/{organisasi_id}/presensi/detail-rekap",
    "listRekapRiwayat": "GET /orgs/{organisasi_id}/presensi/rekap-riwayat",
    "printRiwayat": "GET /orgs/{organisasi_id}/presensi/cetak-riwayat-kehadiran",
    "exportEmis": "GET /orgs/{organisasi_id}/presensi/laporan-emis",
    "exportRekap": "GET /orgs/{organisasi_id}/laporan-absen"
  },
  "ketidakhadiran": {
    "listKetidakhadiran": "GET /orgs/{organisasi_id}/rekap/ketidakhadiran",
    "generateKetidakhadiran": "POST /orgs/{organisasi_id}/rekap/ketidakhadiran/generate",
    "exportKetidakhadiran": "GET /orgs/{organisasi_id}/rekap/ketidakhadiran/download"
  },
  "laporan": {
    "listLaporan": "GET /orgs/{organisasi_id}/laporan-terakhir",
    "generateLaporan": "POST /orgs/{organisasi_id}/laporan",
    "getBerkasLaporan": "GET /orgs/{organisasi_id}/laporan/{laporan_id}/unduh"
  },
  "laporanTenant": {
    "listRekapOrganisasi": "GET /tenant/{tenant_id}/rekap",
    "listLaporanTenant": "GET /tenant/{tenant_id}/laporan-terakhir",
    "generateLaporanTenant": "POST /tenant/{tenant_id}/laporan",
    "getBerkasLaporanTenant": "GET /tenant/{tenant_id}/laporan/{laporan_id}/unduh"
  },
  "kategoriCuti": {
    "listKategoriCuti": "GET /orgs/{organisasi_id}/cuti-kategori",
    "addKategoriCuti": "POST /orgs/{organisasi_id}/cuti-kategori",
    "addKategoriBawaan": "POST /orgs/{organisasi_id}/cuti-kategori/bawaan",
    "getKategoriCuti": "GET /orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}",
    "changeKategoriCuti": "PUT /orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}",
    "removeKategoriCuti": "DELETE /orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}",
    "changeStatusKategori": "PUT /orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}/update-status"
  },
  "saldoCuti": {
    "listSaldoCuti": "GET /orgs/{organisasi_id}/cuti-saldo",
    "listSaldoSendiri": "GET /orgs/{organisasi_id}/cuti/saldo",
    "listBukuBesarSaldo": "GET /orgs/{organisasi_id}/cuti-saldo/baris",
    "addSaldoCuti": "POST /orgs/{organisasi_id}/cuti-saldo",
    "correctSaldoCuti": "PUT /orgs/{organisasi_id}/cuti-saldo/update",
    "importSaldoCuti": "POST /orgs/{organisasi_id}/cuti-saldo/upload",
    "getFormatSaldo": "GET /orgs/{organisasi_id}/cuti-saldo/template",
    "openTahunSaldoCuti": "POST /orgs/{organisasi_id}/cuti-saldo/buka-tahun",
    "printBukuCuti": "GET /orgs/{organisasi_id}/cuti-saldo/buku",
    "generateBukuCuti": "POST /orgs/{organisasi_id}/cuti-saldo/buku"
  },
  "pengaturanCuti": {
    "activateCuti": "PUT /pengaturan/{organisasi_id}/aktivasi-cuti",
    "listDispensasi": "GET /orgs/{organisasi_id}/cuti/tgl-dispensasi",
    "grantDispensasi": "POST /orgs/{organisasi_id}/cuti/tgl-dispensasi",
    "revokeDispensasi": "DELETE /orgs/{organisasi_id}/cuti/tgl-dispensasi/{cuti_dispensasi_id}"
  },
  "cutiBersama": {
    "getCutiBersama": "GET /orgs/{organisasi_id}/cuti-bersama",
    "changeCutiBersama": "PUT /orgs/{organisasi_id}/cuti-bersama",
    "generateCutiBersama": "POST /orgs/{organisasi_id}/cuti-bersama/bukukan"
  },
  "cutiBersamaTenant": {
    "getCutiBersamaTenant": "GET /tenant/{tenant_id}/cuti-bersama",
    "changeCutiBersamaTenant": "PUT /tenant/{tenant_id}/cuti-bersama"
  },
  "kalenderCuti": {
    "listKalenderAnggota": "GET /orgs/{organisasi_id}/cuti/kalender",
    "listKalenderHari": "GET /orgs/{organisasi_id}/cuti/kalender-hari",
    "listAlamatKalender": "GET /orgs/{organisasi_id}/cuti/kalender-langganan",
    "addAlamatKalender": "POST /orgs/{organisasi_id}/cuti/kalender-langganan",
    "revokeAlamatKalender": "DELETE /orgs/{organisasi_id}/cuti/kalender-langganan/{cuti_kalender_id}"
  },
  "cuti": {
    "listCutiTerlihat": "GET /orgs/{organisasi_id}/cuti",
    "listCutiSendiri": "GET /orgs/{organisasi_id}/cuti/daftar",
    "listCutiDiputuskan": "GET /orgs/{organisasi_id}/cuti/daftar-setuju",
    "listCutiMenungguSaya": "GET /orgs/{organisasi_id}/cuti/belum-setuju",
    "getBahanCuti": "GET /orgs/{organisasi_id}/cuti/bahan",
    "addDrafCuti": "POST /orgs/{organisasi_id}/cuti/simpan",
    "submitCuti": "POST /orgs/{organisasi_id}/cuti",
    "approveBanyakCuti": "POST /orgs/{organisasi_id}/cuti/setuju-banyak",
    "changeAjuanCuti": "PUT /orgs/{organisasi_id}/cuti/{cuti_id}/ubah-ajuan",
    "getCuti": "GET /orgs/{organisasi_id}/cuti/{cuti_id}",
    "getLampiranCuti": "GET /orgs/{organisasi_id}/cuti/{cuti_id}/lampiran",
    "changeDrafCuti": "PUT /orgs/{organisasi_id}/cuti/{cuti_id}",
    "removeDrafCuti": "DELETE /orgs/{organisasi_id}/cuti/{cuti_id}",
    "printFormulirCuti": "GET /orgs/{organisasi_id}/cuti/{cuti_id}/formulir"
  },
  "mutasi": {
    "listMutasi": "GET /orgs/{organisasi_id}/mutasi",
    "exportMutasi": "GET /orgs/{organisasi_id}/mutasi/unduh",
    "listTujuanMutasi": "GET /orgs/{organisasi_id}/mutasi/tujuan",
    "getMutasi": "GET /orgs/{organisasi_id}/mutasi/{mutasi_id}",
    "submitMutasi": "POST /orgs/{organisasi_id}/mutasi",
    "confirmMutasi": "POST /orgs/{organisasi_id}/mutasi/{mutasi_id}/konfirmasi",
    "cancelMutasi": "POST /orgs/{organisasi_id}/mutasi/{mutasi_id}/batal"
  },
  "mutasiTenant": {
    "listMutasiTenant": "GET /tenant/{tenant_id}/mutasi",
    "exportMutasiTenant": "GET /tenant/{tenant_id}/mutasi/unduh",
    "listTujuanMutasiTenant": "GET /tenant/{tenant_id}/mutasi/tujuan",
    "getMutasiTenant": "GET /tenant/{tenant_id}/mutasi/{mutasi_id}",
    "submitMutasiTenant": "POST /tenant/{tenant_id}/mutasi",
    "confirmMutasiTenant": "POST /tenant/{tenant_id}/mutasi/{mutasi_id}/konfirmasi",
    "cancelMutasiTenant": "POST /tenant/{tenant_id}/mutasi/{mutasi_id}/batal"
  },
  "pengumuman": {
    "listPengumuman": "GET /orgs/{organisasi_id}/pengumuman",
    "addPengumuman": "POST /orgs/{organisasi_id}/pengumuman",
    "changePengumuman": "PUT /orgs/{organisasi_id}/pengumuman/{pengumuman_id}",
    "removePengumuman": "DELETE /orgs/{organisasi_id}/pengumuman/{pengumuman_id}"
  },
  "kuesioner": {
    "listKuesioner": "GET /orgs/{organisasi_id}/kuesioner",
    "listTemplatKuesioner": "GET /orgs/{organisasi_id}/kuesioner/templat",
    "addKuesioner": "POST /orgs/{organisasi_id}/kuesioner",
    "getKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}",
    "changeKuesioner": "PUT /orgs/{organisasi_id}/kuesioner/{kuesioner_id}",
    "removeKuesioner": "DELETE /orgs/{organisasi_id}/kuesioner/{kuesioner_id}",
    "addDuplikatKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/duplikasi",
    "openKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/terbitkan",
    "endKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tutup",
    "setTautanKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tautan",
    "revokeTautanKuesioner": "DELETE /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tautan",
    "listResponden": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/responden",
    "sendPengingatKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/ingatkan"
  },
  "jawabKuesioner": {
    "listKuesionerSendiri": "GET /orgs/{organisasi_id}/kuesioner/riwayat",
    "countKuesionerBelum": "GET /orgs/{organisasi_id}/kuesioner/belum",
    "getIsianKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/isian",
    "saveDrafKuesioner": "PUT /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/isian",
    "submitRespons": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/respons idempotent",
    "uploadBerkasKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/berkas",
    "getBerkasKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/berkas/{berkas_id}"
  },
  "hasilKuesioner": {
    "getHasilKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil",
    "listHasilHarian": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/harian",
    "listHasilGrup": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/grup",
    "getHasilSilang": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/silang",
    "listHasilTeks": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/teks",
    "listRespons": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/respons",
    "generateUnduhanKuesioner": "POST /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan",
    "listUnduhanKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan",
    "exportHasilKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/unduhan/{unduhan_id}",
    "printHasilKuesioner": "GET /orgs/{organisasi_id}/kuesioner/{kuesioner_id}/hasil/cetak"
  },
  "persetujuan": {
    "listPersetujuan": "GET /orgs/{organisasi_id}/persetujuan",
    "addPersetujuan": "POST /orgs/{organisasi_id}/persetujuan",
    "getPersetujuan": "GET /orgs/{organisasi_id}/persetujuan/{persetujuan_id}",
    "changePersetujuan": "PUT /orgs/{organisasi_id}/persetujuan/{persetujuan_id}",
    "removePersetujuan": "DELETE /orgs/{organisasi_id}/persetujuan/{persetujuan_id}",
    "countMenunggu": "GET /orgs/{organisasi_id}/persetujuan-menunggu"
  },
  "log": {
    "listLog": "GET /log",
    "listKegiatanLog": "GET /log/kegiatan",
    "listPembukaFoto": "GET /log/foto-saya",
    "exportLog": "GET /log/download",
    "generateLog": "POST /log/unduhan",
    "listUnduhanLog": "GET /log/unduhan"
  },
  "logOrganisasi": {
    "listLogOrganisasi": "GET /orgs/{organisasi_id}/log",
    "exportLogOrganisasi": "GET /orgs/{organisasi_id}/log/download",
    "generateLogOrganisasi": "POST /orgs/{organisasi_id}/log/unduhan",
    "listUnduhanLogOrganisasi": "GET /orgs/{organisasi_id}/log/unduhan"
  }
} as const;
