// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
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
  "anggota": {
    "listAnggota": "GET ~/users",
    "listAnggotaTenant": "GET /tenant/{tenant_id}/users",
    "findEmail": "GET ~/users/email",
    "listAnggotaAktif": "GET ~/users-aktif",
    "addAnggota": "POST ~/users",
    "getAnggota": "GET ~/users/{user_id}",
    "getNikAnggota": "GET ~/users/{user_id}/nik",
    "changeAnggota": "PUT ~/users/{user_id}",
    "listMutasiAnggota": "GET ~/users-mutasi",
    "getKuotaAnggota": "GET ~/users-langganan"
  },
  "akun": {
    "changeUsername": "PUT /users/{user_id}/username",
    "setPassword": "PUT /users/{user_id}/update-password",
    "changeEmail": "PUT /users/{user_id}/ubah-email",
    "confirmEmail": "POST /verify",
    "changeStatusAkun": "PUT /users/{user_id}/ubah-status",
    "activateAnggota": "PUT ~/users/{user_id}/aktivasi",
    "listAktivasi": "GET ~/users/{user_id}/aktivasi-log",
    "changeRole": "POST ~/users/{user_id}/role",
    "resetFaktor": "DELETE /users/{user_id}/faktor",
    "endSesiAnggota": "DELETE /users/{user_id}/sesi",
    "listOrganisasiAnggota": "GET /users/{user_id}/list-organisasi"
  },
  "belumAktivasi": {
    "listBelumAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi",
    "exportBelumAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi/download",
    "sendBelumAktivasi": "POST /tenant/{tenant_id}/belum-aktivasi/kirim",
    "sendAktivasiAnggota": "POST ~/users/kirim-aktivasi",
    "listPengirimanAktivasi": "GET /tenant/{tenant_id}/belum-aktivasi/pengiriman"
  },
  "foto": {
    "uploadFoto": "POST /users/{user_id}/upload-photo",
    "removeFoto": "DELETE /users/{user_id}/foto",
    "getFoto": "GET /users/{user_id}/foto"
  },
  "imporAnggota": {
    "importAnggota": "POST ~/import-user",
    "getFormatAnggota": "GET /format-upload",
    "exportAnggota": "GET ~/users/download",
    "printToken": "GET ~/users/print-token",
    "printKartu": "GET ~/users/print-kartu"
  },
  "imporPenempatan": {
    "importPenempatan": "POST ~/users-plot/import",
    "getFormatPenempatan": "GET ~/users-plot/template"
  },
  "mulaiAnggota": {
    "getMulaiAnggota": "GET ~/users-mulai"
  },
  "penempatan": {
    "listPenempatan": "GET ~/users-plot",
    "addPenempatan": "POST ~/users-plot",
    "changePenempatan": "PUT ~/users-plot"
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
    "listPermintaanAktivasi": "GET ~/permintaan-aktivasi",
    "confirmPermintaanAktivasi": "POST ~/permintaan-aktivasi/{user_id}/kirim",
    "rejectPermintaanAktivasi": "POST ~/permintaan-aktivasi/{user_id}/tolak"
  },
  "sinkronAnggota": {
    "syncAnggota": "POST ~/users/sinkron/client",
    "getSinkronTerakhir": "GET ~/users/sinkron",
    "listBarisSinkron": "GET ~/users/sinkron/baris"
  },
  "undangan": {
    "listUndangan": "GET ~/undangan-anggota",
    "cancelUndangan": "DELETE ~/undangan-anggota/{undangan_id}",
    "listUndanganSendiri": "GET /undangan",
    "answerUndangan": "POST /undangan/{undangan_id}/jawaban"
  },
  "atribut": {
    "listAtribut": "GET ~/atribut",
    "exportAtribut": "GET ~/atribut/download",
    "addAtribut": "POST ~/atribut",
    "changeAtribut": "PUT ~/atribut/{atribut_id}",
    "removeAtribut": "DELETE ~/atribut/{atribut_id}",
    "saveUrutanAtribut": "PUT ~/atribut/urutan"
  },
  "atributTenant": {
    "listAtributTenant": "GET /tenant/{tenant_id}/atribut",
    "exportAtributTenant": "GET /tenant/{tenant_id}/atribut/download",
    "addAtributTenant": "POST /tenant/{tenant_id}/atribut",
    "changeAtributTenant": "PUT /tenant/{tenant_id}/atribut/{atribut_id}",
    "removeAtributTenant": "DELETE /tenant/{tenant_id}/atribut/{atribut_id}",
    "saveUrutanAtributTenant": "PUT /tenant/{tenant_id}/atribut/urutan"
  },
  "nilaiAtribut": {
    "listAtributAktif": "GET ~/atribut-aktif",
    "listAtributAnggota": "GET /atribut/users/{user_id}",
    "saveAtributAnggota": "PUT /atribut/users/{user_id}"
  },
  "persetujuanAtribut": {
    "listAtributMenunggu": "GET /tenant/{tenant_id}/atribut/menunggu",
    "changePersetujuanAtribut": "PUT /tenant/{tenant_id}/atribut/persetujuan",
    "approveAtribut": "POST /tenant/{tenant_id}/atribut/{atribut_id}/setujui",
    "rejectAtribut": "POST /tenant/{tenant_id}/atribut/{atribut_id}/tolak"
  },
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
  "lonceng": {
    "listPemberitahuan": "GET /me/lonceng",
    "countPemberitahuanBelum": "GET /me/lonceng/belum",
    "setPemberitahuanDibaca": "PUT /me/lonceng/dibaca"
  },
  "masukSimpatika": {
    "getCaraMasuk": "GET /cara-masuk",
    "enterSimpatika": "POST /login-simpatika",
    "getSimpatika": "GET /me/simpatika",
    "confirmSimpatika": "POST /me/simpatika",
    "removeSimpatika": "DELETE /me/simpatika"
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
  "billing": {
    "checkHarga": "GET ~/cek-harga",
    "listOrder": "GET ~/orders",
    "submitOrder": "POST ~/order",
    "getPembayaran": "GET ~/pembayaran/{kode_pembayaran}",
    "cancelOrder": "PUT ~/order/{order_id}/batal",
    "listRiwayatLangganan": "GET ~/riwayat-langganan",
    "uploadNpwp": "POST ~/order/{order_id}/unggah-npwp",
    "getNpwp": "GET ~/order/{order_id}/npwp",
    "printDokumenOrder": "GET ~/order/{order_id}/cetak"
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
  "cuti": {
    "listCutiTerlihat": "GET ~/cuti",
    "listCutiSendiri": "GET ~/cuti/daftar",
    "listCutiDiputuskan": "GET ~/cuti/daftar-setuju",
    "listCutiMenungguSaya": "GET ~/cuti/belum-setuju",
    "getBahanCuti": "GET ~/cuti/bahan",
    "addDrafCuti": "POST ~/cuti/simpan",
    "submitCuti": "POST ~/cuti",
    "approveBanyakCuti": "POST ~/cuti/setuju-banyak",
    "changeAjuanCuti": "PUT ~/cuti/{cuti_id}/ubah-ajuan",
    "getCuti": "GET ~/cuti/{cuti_id}",
    "getLampiranCuti": "GET ~/cuti/{cuti_id}/lampiran",
    "changeDrafCuti": "PUT ~/cuti/{cuti_id}",
    "removeDrafCuti": "DELETE ~/cuti/{cuti_id}",
    "printFormulirCuti": "GET ~/cuti/{cuti_id}/formulir"
  },
  "cutiBersama": {
    "getCutiBersama": "GET ~/cuti-bersama",
    "changeCutiBersama": "PUT ~/cuti-bersama",
    "generateCutiBersama": "POST ~/cuti-bersama/bukukan"
  },
  "cutiBersamaTenant": {
    "getCutiBersamaTenant": "GET /tenant/{tenant_id}/cuti-bersama",
    "changeCutiBersamaTenant": "PUT /tenant/{tenant_id}/cuti-bersama"
  },
  "kalenderCuti": {
    "listKalenderAnggota": "GET ~/cuti/kalender",
    "listKalenderHari": "GET ~/cuti/kalender-hari",
    "listAlamatKalender": "GET ~/cuti/kalender-langganan",
    "addAlamatKalender": "POST ~/cuti/kalender-langganan",
    "revokeAlamatKalender": "DELETE ~/cuti/kalender-langganan/{cuti_kalender_id}"
  },
  "kategoriCuti": {
    "listKategoriCuti": "GET ~/cuti-kategori",
    "addKategoriCuti": "POST ~/cuti-kategori",
    "addKategoriBawaan": "POST ~/cuti-kategori/bawaan",
    "getKategoriCuti": "GET ~/cuti-kategori/{cuti_kategori_id}",
    "changeKategoriCuti": "PUT ~/cuti-kategori/{cuti_kategori_id}",
    "removeKategoriCuti": "DELETE ~/cuti-kategori/{cuti_kategori_id}",
    "changeStatusKategori": "PUT ~/cuti-kategori/{cuti_kategori_id}/update-status"
  },
  "pengaturanCuti": {
    "activateCuti": "PUT /pengaturan/{organisasi_id}/aktivasi-cuti",
    "listDispensasi": "GET ~/cuti/tgl-dispensasi",
    "grantDispensasi": "POST ~/cuti/tgl-dispensasi",
    "revokeDispensasi": "DELETE ~/cuti/tgl-dispensasi/{cuti_dispensasi_id}"
  },
  "saldoCuti": {
    "listSaldoCuti": "GET ~/cuti-saldo",
    "listSaldoSendiri": "GET ~/cuti/saldo",
    "listBukuBesarSaldo": "GET ~/cuti-saldo/baris",
    "correctSaldoCuti": "PUT ~/cuti-saldo/update",
    "importSaldoCuti": "POST ~/cuti-saldo/upload",
    "getFormatSaldo": "GET ~/cuti-saldo/template",
    "openTahunSaldoCuti": "POST ~/cuti-saldo/buka-tahun",
    "printBukuCuti": "GET ~/cuti-saldo/buku",
    "generateBukuCuti": "POST ~/cuti-saldo/buku"
  },
  "dashboard": {
    "getBerandaOrganisasi": "GET /dashboard~",
    "changeTindakLanjut": "PUT ~/tindak-lanjut/{jenis}",
    "changeLangkahAwal": "PUT ~/langkah-awal",
    "getBerandaTenant": "GET /dashboard/tenant/{tenant_id}"
  },
  "analitik": {
    "countGender": "GET /dashboard~/gender",
    "countPerangkat": "GET /dashboard~/perangkat",
    "countTrenPerangkat": "GET /dashboard~/trend-perangkat",
    "countLokasiPresensi": "GET /dashboard~/lokasi-presensi",
    "countKedatangan": "GET /dashboard~/kedatangan",
    "countBanding": "GET /dashboard~/banding",
    "exportAnalitik": "GET /dashboard~/analitik/unduh"
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
  "dataSaya": {
    "getDataSaya": "GET /data-saya",
    "generateDataSaya": "POST /data-saya",
    "getBerkasDataSaya": "GET /data-saya/unduh"
  },
  "gangguan": {
    "listGangguan": "GET ~/gangguan",
    "addGangguan": "POST ~/gangguan",
    "decideGangguan": "POST ~/gangguan/{gangguan_id}/keputusan",
    "getBuktiGangguan": "GET ~/gangguan/{gangguan_id}/bukti"
  },
  "gangguanTenant": {
    "listGangguanTenant": "GET /tenant/{tenant_id}/gangguan",
    "addGangguanTenant": "POST /tenant/{tenant_id}/gangguan",
    "decideGangguanTenant": "POST /tenant/{tenant_id}/gangguan/{gangguan_id}/keputusan",
    "getBuktiGangguanTenant": "GET /tenant/{tenant_id}/gangguan/{gangguan_id}/bukti"
  },
  "grup": {
    "listGrup": "GET ~/groups",
    "addGrup": "POST ~/groups",
    "getGrup": "GET ~/groups/{group_id}",
    "changeGrup": "PUT ~/groups/{group_id}",
    "removeGrup": "DELETE ~/groups/{group_id}"
  },
  "hariLibur": {
    "listHariLibur": "GET ~/hari-libur",
    "addHariLibur": "POST ~/hari-libur",
    "getHariLibur": "GET ~/hari-libur/{hari_libur_id}",
    "changeHariLibur": "PUT ~/hari-libur/{hari_libur_id}",
    "removeHariLibur": "DELETE ~/hari-libur/{hari_libur_id}",
    "syncHariLibur": "POST ~/hari-libur/sinkron"
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
  "jadwal": {
    "listJadwal": "GET ~/jadwal",
    "addJadwalOrganisasi": "POST ~/jadwal",
    "getJadwal": "GET ~/jadwal/{jadwal_id}",
    "changeJadwal": "PUT ~/jadwal/{jadwal_id}",
    "removeJadwal": "DELETE ~/jadwal/{jadwal_id}",
    "getNorma": "GET ~/norma-jam-kerja",
    "listRamadan": "GET ~/jadwal/ramadan"
  },
  "jadwalBerlaku": {
    "getJadwalBerlaku": "GET ~/jadwal/berlaku"
  },
  "jadwalKerja": {
    "listJadwalKerja": "GET ~/jadwal-kerja",
    "addJadwalKerja": "POST ~/jadwal-kerja",
    "getJadwalKerja": "GET ~/jadwal-kerja/{setting_jadwal_id}",
    "changeJadwalKerja": "PUT ~/jadwal-kerja/{setting_jadwal_id}",
    "removeJadwalKerja": "DELETE ~/jadwal-kerja/{setting_jadwal_id}",
    "assignJadwalAnggota": "POST ~/set-jadwal-user",
    "assignJadwalGrup": "POST ~/set-jadwal-group"
  },
  "jadwalShift": {
    "listJadwalShift": "GET ~/jadwal-shift",
    "printJadwalShift": "GET ~/jadwal-shift/cetak",
    "listRosterGrup": "GET ~/roster-grup",
    "saveJadwalShift": "POST ~/jadwal-shift",
    "importJadwalShift": "POST ~/jadwal-shift/upload",
    "getFormatJadwalShift": "GET ~/jadwal-shift/template"
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
  "polaKerja": {
    "listPolaKerja": "GET ~/pola-kerja",
    "savePolaKerja": "POST ~/pola-kerja/store",
    "removePolaKerja": "DELETE ~/pola-kerja/{pola_kerja_id}",
    "importPolaKerja": "POST ~/pola-kerja/upload",
    "getFormatPolaKerja": "GET ~/pola-kerja/template"
  },
  "tukarShift": {
    "listTukarShift": "GET ~/tukar-shift",
    "listTukarMenungguSaya": "GET ~/tukar-shift-menunggu",
    "submitTukarShift": "POST ~/tukar-shift",
    "decideTukarShift": "PUT ~/tukar-shift/{tukar_shift_id}"
  },
  "kehadiran": {
    "listRiwayatKehadiran": "GET ~/presensi",
    "listRiwayatAnggota": "GET ~/presensi/riwayat/{user_id}",
    "listKehadiranHarian": "GET ~/presensi/kehadiran",
    "exportKehadiranHarian": "GET ~/presensi/kehadiran/unduh"
  },
  "hitungUlang": {
    "listHitungUlang": "GET ~/hitung-ulang"
  },
  "masaKehadiran": {
    "getMasaKehadiran": "GET /tenant/{tenant_id}/masa-kehadiran",
    "changeMasaKehadiran": "PUT /tenant/{tenant_id}/masa-kehadiran"
  },
  "klaimPresensi": {
    "listKlaimPresensi": "GET ~/klaim-presensi",
    "listKlaimSendiri": "GET ~/klaim-presensi-saya",
    "listKlaimMenungguSaya": "GET ~/klaim-presensi-menunggu",
    "submitKlaim": "POST ~/klaim-presensi",
    "getKlaim": "GET ~/klaim-presensi/{presensi_klaim_id}",
    "getLampiranKlaim": "GET ~/klaim-presensi/{presensi_klaim_id}/lampiran",
    "changeKlaim": "PUT ~/klaim-presensi/{presensi_klaim_id}",
    "decideKlaim": "POST ~/klaim-presensi/{presensi_klaim_id}/keputusan",
    "cancelKlaim": "POST ~/batal-klaim",
    "removeKlaim": "DELETE ~/klaim-presensi/{presensi_klaim_id}",
    "submitKlaimSesuaiJadwal": "POST ~/klaim-presensi/sesuai-jadwal"
  },
  "kuesioner": {
    "listKuesioner": "GET ~/kuesioner",
    "listTemplatKuesioner": "GET ~/kuesioner/templat",
    "addKuesioner": "POST ~/kuesioner",
    "getKuesioner": "GET ~/kuesioner/{kuesioner_id}",
    "changeKuesioner": "PUT ~/kuesioner/{kuesioner_id}",
    "removeKuesioner": "DELETE ~/kuesioner/{kuesioner_id}",
    "addDuplikatKuesioner": "POST ~/kuesioner/{kuesioner_id}/duplikasi",
    "openKuesioner": "POST ~/kuesioner/{kuesioner_id}/terbitkan",
    "endKuesioner": "POST ~/kuesioner/{kuesioner_id}/tutup",
    "setTautanKuesioner": "POST ~/kuesioner/{kuesioner_id}/tautan",
    "revokeTautanKuesioner": "DELETE ~/kuesioner/{kuesioner_id}/tautan",
    "listResponden": "GET ~/kuesioner/{kuesioner_id}/responden",
    "sendPengingatKuesioner": "POST ~/kuesioner/{kuesioner_id}/ingatkan"
  },
  "hasilKuesioner": {
    "getHasilKuesioner": "GET ~/kuesioner/{kuesioner_id}/hasil",
    "listHasilHarian": "GET ~/kuesioner/{kuesioner_id}/hasil/harian",
    "listHasilGrup": "GET ~/kuesioner/{kuesioner_id}/hasil/grup",
    "getHasilSilang": "GET ~/kuesioner/{kuesioner_id}/hasil/silang",
    "listHasilTeks": "GET ~/kuesioner/{kuesioner_id}/hasil/teks",
    "listRespons": "GET ~/kuesioner/{kuesioner_id}/respons",
    "generateUnduhanKuesioner": "POST ~/kuesioner/{kuesioner_id}/unduhan",
    "listUnduhanKuesioner": "GET ~/kuesioner/{kuesioner_id}/unduhan",
    "exportHasilKuesioner": "GET ~/kuesioner/{kuesioner_id}/unduhan/{unduhan_id}",
    "printHasilKuesioner": "GET ~/kuesioner/{kuesioner_id}/hasil/cetak"
  },
  "jawabKuesioner": {
    "listKuesionerSendiri": "GET ~/kuesioner/riwayat",
    "countKuesionerBelum": "GET ~/kuesioner/belum",
    "getIsianKuesioner": "GET ~/kuesioner/{kuesioner_id}/isian",
    "saveDrafKuesioner": "PUT ~/kuesioner/{kuesioner_id}/isian",
    "submitRespons": "POST ~/kuesioner/{kuesioner_id}/respons idempotent",
    "uploadBerkasKuesioner": "POST ~/kuesioner/{kuesioner_id}/berkas",
    "getBerkasKuesioner": "GET ~/kuesioner/{kuesioner_id}/berkas/{berkas_id}"
  },
  "laporan": {
    "listLaporan": "GET ~/laporan-terakhir",
    "generateLaporan": "POST ~/laporan",
    "getBerkasLaporan": "GET ~/laporan/{laporan_id}/unduh"
  },
  "ketidakhadiran": {
    "listKetidakhadiran": "GET ~/rekap/ketidakhadiran",
    "generateKetidakhadiran": "POST ~/rekap/ketidakhadiran/generate",
    "exportKetidakhadiran": "GET ~/rekap/ketidakhadiran/download"
  },
  "laporanTenant": {
    "listRekapOrganisasi": "GET /tenant/{tenant_id}/rekap",
    "listLaporanTenant": "GET /tenant/{tenant_id}/laporan-terakhir",
    "generateLaporanTenant": "POST /tenant/{tenant_id}/laporan",
    "getBerkasLaporanTenant": "GET /tenant/{tenant_id}/laporan/{laporan_id}/unduh"
  },
  "rekap": {
    "listRekap": "GET ~/presensi/rekap",
    "listDetailRekap": "GET ~/presensi/detail-rekap",
    "listRekapRiwayat": "GET ~/presensi/rekap-riwayat",
    "printRiwayat": "GET ~/presensi/cetak-riwayat-kehadiran",
    "exportRekap": "GET ~/laporan-absen"
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
    "listLogOrganisasi": "GET ~/log",
    "exportLogOrganisasi": "GET ~/log/download",
    "generateLogOrganisasi": "POST ~/log/unduhan",
    "listUnduhanLogOrganisasi": "GET ~/log/unduhan"
  },
  "masaLog": {
    "getMasaLog": "GET /tenant/{tenant_id}/masa-log",
    "changeMasaLog": "PUT /tenant/{tenant_id}/masa-log"
  },
  "lokasi": {
    "getPetakPeta": "GET /petak-peta",
    "listLokasi": "GET ~/lokasi",
    "addLokasi": "POST ~/lokasi",
    "changeLokasi": "PUT ~/lokasi/{lokasi_presensi_id}",
    "removeLokasi": "DELETE ~/lokasi/{lokasi_presensi_id}",
    "changeStatusLokasi": "PUT ~/lokasi/{lokasi_presensi_id}/status"
  },
  "monitoring": {
    "listPantauan": "GET /pantauan",
    "listPeta": "GET /pantauan/peta"
  },
  "mutasi": {
    "listMutasi": "GET ~/mutasi",
    "exportMutasi": "GET ~/mutasi/unduh",
    "listTujuanMutasi": "GET ~/mutasi/tujuan",
    "getMutasi": "GET ~/mutasi/{mutasi_id}",
    "submitMutasi": "POST ~/mutasi",
    "confirmMutasi": "POST ~/mutasi/{mutasi_id}/konfirmasi",
    "cancelMutasi": "POST ~/mutasi/{mutasi_id}/batal"
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
  "organisasi": {
    "listOrganisasi": "GET /orgs",
    "getOrganisasi": "GET ~",
    "addOrganisasi": "POST /orgs",
    "changeOrganisasi": "PUT /orgs/{kode_organisasi}",
    "removeOrganisasi": "DELETE ~",
    "changeStatusOrganisasi": "PUT ~/aktivasi"
  },
  "konfigurasi": {
    "listKonfigurasi": "GET /akses/konfigurasi/orgs-simpatika",
    "exportKonfigurasi": "GET /akses/konfigurasi/orgs-simpatika/download",
    "changeKonfigurasi": "PUT /akses/konfigurasi/orgs-simpatika"
  },
  "logo": {
    "uploadLogo": "POST ~/upload-logo",
    "getLogo": "GET ~/logo"
  },
  "pemantau": {
    "listPemantau": "GET /pemantau",
    "addPemantau": "POST /pemantau",
    "changePemantau": "PUT /pemantau/{user_id}",
    "removePemantau": "DELETE /pemantau/{user_id}",
    "listTugasSendiri": "GET /tugas-pantau"
  },
  "pengaturan": {
    "getPengaturan": "GET /pengaturan/{organisasi_id}",
    "changePengaturan": "PUT /pengaturan/{organisasi_id}"
  },
  "pengaturanTenant": {
    "getPengaturanTenant": "GET /tenant/{tenant_id}/pengaturan",
    "changePengaturanTenant": "PUT /tenant/{tenant_id}/pengaturan"
  },
  "pengumuman": {
    "listPengumuman": "GET ~/pengumuman",
    "addPengumuman": "POST ~/pengumuman",
    "changePengumuman": "PUT ~/pengumuman/{pengumuman_id}",
    "removePengumuman": "DELETE ~/pengumuman/{pengumuman_id}"
  },
  "perangkat": {
    "listPerangkat": "GET ~/devices",
    "addPerangkat": "POST ~/devices",
    "getAlamatMesin": "GET ~/devices/alamat",
    "getPerangkat": "GET ~/devices/{perangkat_id}",
    "changePerangkat": "PUT ~/devices/{perangkat_id}",
    "removePerangkat": "DELETE ~/devices/{perangkat_id}",
    "changeStatusPerangkat": "PUT ~/devices/{perangkat_id}/status",
    "resetHitPerangkat": "PUT ~/devices/{perangkat_id}/reset-hit"
  },
  "ketukanTertahan": {
    "listPinMenunggu": "GET ~/pin-menunggu",
    "assignPin": "POST ~/pin-menunggu",
    "listKetukanTertahan": "GET ~/ketukan-tertahan",
    "decideKetukanTertahan": "PUT ~/ketukan-tertahan/{tertahan_id}",
    "listSebabTertahan": "GET ~/ketukan-tertahan/sebab",
    "decideSebabTertahan": "POST ~/ketukan-tertahan/sebab"
  },
  "kios": {
    "startKios": "POST ~/devices/{perangkat_id}/pasang",
    "endKios": "DELETE ~/devices/{perangkat_id}/pasang",
    "resetKartu": "PUT ~/users/{user_id}/kartu",
    "getKartuSaya": "GET ~/kartu-saya",
    "submitPresensiQr": "POST ~/presensi/kios idempotent"
  },
  "perintahMesin": {
    "listPerintahMesin": "GET ~/devices/{perangkat_id}/perintah",
    "submitPerintahMesin": "POST ~/devices/{perangkat_id}/perintah",
    "cancelPerintahMesin": "DELETE ~/devices/{perangkat_id}/perintah/{kelompok}"
  },
  "periode": {
    "listPeriode": "GET ~/periode",
    "addPeriode": "POST ~/periode",
    "changePeriode": "PUT ~/periode/{periode_laporan_id}",
    "removePeriode": "DELETE ~/periode/{periode_laporan_id}"
  },
  "periodeTenant": {
    "listPeriodeTenant": "GET /tenant/{tenant_id}/periode",
    "addPeriodeTenant": "POST /tenant/{tenant_id}/periode",
    "changePeriodeTenant": "PUT /tenant/{tenant_id}/periode/{periode_laporan_id}",
    "removePeriodeTenant": "DELETE /tenant/{tenant_id}/periode/{periode_laporan_id}"
  },
  "persetujuan": {
    "listPersetujuan": "GET ~/persetujuan",
    "addPersetujuan": "POST ~/persetujuan",
    "changePersetujuan": "PUT ~/persetujuan/{persetujuan_id}",
    "removePersetujuan": "DELETE ~/persetujuan/{persetujuan_id}",
    "countMenunggu": "GET ~/persetujuan-menunggu"
  },
  "presensi": {
    "submitPresensi": "POST ~/presensi idempotent",
    "findPresensiTerakhir": "GET ~/presensi/lastPresensi",
    "getPresensi": "GET ~/aktivitas/presensi/{presensi_id}",
    "getFotoPresensi": "GET ~/presensi/{presensi_id}/foto",
    "importPresensi": "POST ~/presensi/impor",
    "getImporPresensi": "GET ~/presensi/impor/{pekerjaan_id}"
  },
  "aturanKepercayaan": {
    "getAturanKepercayaan": "GET ~/presensi/kepercayaan",
    "changeAturanKepercayaan": "PUT ~/presensi/kepercayaan"
  },
  "presensiManual": {
    "submitPresensiManual": "POST ~/presensi-manual idempotent",
    "listPresensiManualSendiri": "GET ~/presensi-manual",
    "cancelPresensiManual": "POST ~/presensi-manual/{presensi_manual_id}/batal",
    "listManualMenungguSaya": "GET ~/presensi-manual-menunggu",
    "decideManualSebagaiPenyetuju": "POST ~/presensi-manual/{presensi_manual_id}/keputusan",
    "listPresensiManual": "GET ~/presensi/manual",
    "getPresensiManual": "GET ~/presensi/manual/{presensi_manual_id}",
    "listAktivitasManual": "GET ~/aktivitas/manual/{presensi_manual_id}",
    "decidePresensiManual": "POST ~/presensi/approval/{presensi_manual_id}",
    "decideBanyakManual": "POST ~/presensi/approval",
    "rejectManualPermanen": "POST ~/presensi/reject-permanen/{presensi_manual_id}",
    "resetManualPermanen": "POST ~/presensi/reset-permanen/{presensi_manual_id}"
  },
  "putusanPresensi": {
    "listPresensiDitinjau": "GET ~/presensi/ditinjau",
    "decidePresensi": "POST ~/presensi/update/status",
    "removePresensi": "DELETE ~/absen/{presensi_id}"
  },
  "skorPresensi": {
    "listSkor": "GET ~/skor-presensi",
    "addSkor": "POST ~/skor-presensi",
    "changeSkor": "PUT ~/skor-presensi/{skor_presensi_id}",
    "removeSkor": "DELETE ~/skor-presensi/{skor_presensi_id}"
  },
  "skorPresensiTenant": {
    "listSkorTenant": "GET /tenant/{tenant_id}/skor-presensi",
    "addSkorTenant": "POST /tenant/{tenant_id}/skor-presensi",
    "changeSkorTenant": "PUT /tenant/{tenant_id}/skor-presensi/{skor_presensi_id}",
    "removeSkorTenant": "DELETE /tenant/{tenant_id}/skor-presensi/{skor_presensi_id}",
    "addSkorKemenag": "POST /tenant/{tenant_id}/skor-presensi/bawaan"
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
  "keamananTenant": {
    "getKeamananTenant": "GET /tenant/{tenant_id}/keamanan",
    "changeKeamananTenant": "PUT /tenant/{tenant_id}/keamanan"
  },
  "koneksi": {
    "listKoneksi": "GET /tenant/{tenant_id}/daftar-koneksi",
    "exportKoneksi": "GET /tenant/{tenant_id}/daftar-koneksi/download"
  },
  "kuota": {
    "addKuota": "POST /kuota",
    "listKuota": "GET /tenant/{tenant_id}/kuota",
    "exportKuota": "GET /tenant/{tenant_id}/kuota/download"
  },
  "statistikTenant": {
    "getStatistikTenant": "GET /tenant/{tenant_id}/statistik"
  },
  "verval": {
    "listAnggotaVerval": "GET ~/presensi/verval",
    "getStatusVerval": "GET ~/presensi/verval-status",
    "listHambatanVerval": "GET ~/presensi/verval-hambatan",
    "generateVerval": "POST ~/presensi/verval-generate",
    "openVerval": "POST ~/presensi/verval-buka",
    "exportLembarVerval": "GET ~/presensi/verval-cetak"
  },
  "kirimVerval": {
    "sendVerval": "POST ~/sinkron/simpatika",
    "getKeadaanKirim": "GET ~/presensi/verval-kiriman",
    "listKirimanDitolak": "GET ~/presensi/verval-kiriman/ditolak"
  },
  "pendaftaranWajah": {
    "getWajahSaya": "GET ~/enrollment/saya",
    "submitWajah": "POST ~/enrollment",
    "revokeWajah": "POST /enrollment/cabut",
    "listWajahMenunggu": "GET ~/enrollment",
    "getWajah": "GET ~/users/{user_id}/enrollment",
    "listWajahMirip": "GET ~/users/{user_id}/enrollment/{wajah_id}/mirip",
    "addWajah": "POST ~/users/{user_id}/enrollment",
    "confirmWajah": "POST ~/users/{user_id}/enrollment/{wajah_id}/konfirmasi",
    "rejectWajah": "POST ~/users/{user_id}/enrollment/{wajah_id}/tolak",
    "getFotoWajah": "GET ~/users/{user_id}/enrollment/{wajah_id}/foto/{urutan}",
    "removeEnrollment": "DELETE /enrollment/{user_id}/delete"
  },
  "wajahPresensi": {
    "getWajahPresensi": "GET ~/presensi/{presensi_id}/wajah",
    "listWajahDitinjau": "GET ~/presensi/wajah",
    "decideWajah": "POST ~/presensi/wajah/putusan"
  }
} as const;
