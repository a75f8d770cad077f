// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
  "auth": {
    "login": {
      "method": "POST",
      "path": "/login"
    },
    "sendKodeMasuk": {
      "method": "POST",
      "path": "/login/kode"
    },
    "logout": {
      "method": "GET",
      "path": "/logout"
    },
    "getMe": {
      "method": "GET",
      "path": "/me"
    },
    "switchOrganisasi": {
      "method": "GET",
      "path": "/switch-organisasi/{no_reg}"
    },
    "listIzin": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/permissions"
    },
    "changePassword": {
      "method": "POST",
      "path": "/password"
    },
    "sendLinkReset": {
      "method": "POST",
      "path": "/link-reset-password"
    },
    "resetPassword": {
      "method": "POST",
      "path": "/reset-password"
    },
    "checkAktivasi": {
      "method": "GET",
      "path": "/aktivasi/{token}"
    },
    "activateAkun": {
      "method": "POST",
      "path": "/aktivasi"
    },
    "listSesi": {
      "method": "GET",
      "path": "/sesi"
    },
    "endSesi": {
      "method": "DELETE",
      "path": "/sesi/{sesi_id}"
    }
  },
  "faktor": {
    "enterByKode": {
      "method": "POST",
      "path": "/login/faktor"
    },
    "enterByPasskey": {
      "method": "POST",
      "path": "/login/passkey"
    },
    "startMasukPasskey": {
      "method": "POST",
      "path": "/login/passkey/mulai"
    },
    "getFaktor": {
      "method": "GET",
      "path": "/faktor"
    },
    "startTotp": {
      "method": "POST",
      "path": "/faktor/totp"
    },
    "activateTotp": {
      "method": "PUT",
      "path": "/faktor/totp"
    },
    "removeTotp": {
      "method": "DELETE",
      "path": "/faktor/totp"
    },
    "startPasskey": {
      "method": "POST",
      "path": "/faktor/passkey/mulai"
    },
    "addPasskey": {
      "method": "POST",
      "path": "/faktor/passkey"
    },
    "changePasskey": {
      "method": "PUT",
      "path": "/faktor/passkey/{passkey_id}"
    },
    "removePasskey": {
      "method": "DELETE",
      "path": "/faktor/passkey/{passkey_id}"
    },
    "generateKodePemulihan": {
      "method": "POST",
      "path": "/faktor/kode-pemulihan"
    }
  },
  "anggota": {
    "listAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users"
    },
    "listAnggotaTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/users"
    },
    "findEmail": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/email"
    },
    "listAnggotaAktif": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-aktif"
    },
    "addAnggota": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users"
    },
    "getAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "changeAnggota": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "endKeanggotaan": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "listBiometrik": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/biometrik"
    },
    "getKuotaAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-langganan"
    }
  },
  "akun": {
    "changeUsername": {
      "method": "PUT",
      "path": "/users/{user_id}/username"
    },
    "changeOwnPassword": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-password"
    },
    "setPassword": {
      "method": "PUT",
      "path": "/users/{user_id}/update-password"
    },
    "changeEmail": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-email"
    },
    "confirmEmail": {
      "method": "POST",
      "path": "/verify"
    },
    "changeStatusAkun": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-status"
    },
    "activateAnggota": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users/{user_id}/aktivasi"
    },
    "listAktivasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/{user_id}/aktivasi-log"
    },
    "changeRole": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users/{user_id}/role"
    },
    "resetFaktor": {
      "method": "DELETE",
      "path": "/users/{user_id}/faktor"
    },
    "endSesiAnggota": {
      "method": "DELETE",
      "path": "/users/{user_id}/sesi"
    },
    "removeEnrollment": {
      "method": "DELETE",
      "path": "/enrollment/{user_id}/delete"
    },
    "listOrganisasiAnggota": {
      "method": "GET",
      "path": "/users/{user_id}/list-organisasi"
    }
  },
  "pengelola": {
    "listAdmin": {
      "method": "GET",
      "path": "/admins"
    },
    "exportAdmin": {
      "method": "GET",
      "path": "/admins/download",
      "download": true
    },
    "addAdmin": {
      "method": "POST",
      "path": "/admins"
    },
    "listOperator": {
      "method": "GET",
      "path": "/operators"
    },
    "exportOperator": {
      "method": "GET",
      "path": "/operators/download",
      "download": true
    },
    "addOperator": {
      "method": "POST",
      "path": "/operators"
    },
    "sendAktivasi": {
      "method": "POST",
      "path": "/users/{user_id}/kirim-aktivasi"
    },
    "sendReset": {
      "method": "POST",
      "path": "/users/{user_id}/kirim-reset"
    }
  },
  "permintaanAktivasi": {
    "sendKodeAktivasi": {
      "method": "POST",
      "path": "/user/akun"
    },
    "activateUser": {
      "method": "POST",
      "path": "/aktivasi-user"
    },
    "listPermintaanAktivasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/permintaan-aktivasi"
    },
    "confirmPermintaanAktivasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/kirim"
    },
    "rejectPermintaanAktivasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/tolak"
    }
  },
  "belumAktivasi": {
    "listBelumAktivasi": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/belum-aktivasi"
    },
    "sendBelumAktivasi": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/belum-aktivasi/kirim"
    },
    "listPengirimanAktivasi": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/belum-aktivasi/pengiriman"
    }
  },
  "foto": {
    "uploadFoto": {
      "method": "POST",
      "path": "/users/{user_id}/upload-photo"
    },
    "getFoto": {
      "method": "GET",
      "path": "/users/{user_id}/foto",
      "download": true
    }
  },
  "dataSaya": {
    "getDataSaya": {
      "method": "GET",
      "path": "/data-saya"
    },
    "generateDataSaya": {
      "method": "POST",
      "path": "/data-saya"
    },
    "getBerkasDataSaya": {
      "method": "GET",
      "path": "/data-saya/unduh",
      "download": true
    }
  },
  "imporAnggota": {
    "importAnggota": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/import-user"
    },
    "getFormatAnggota": {
      "method": "GET",
      "path": "/format-upload",
      "download": true
    },
    "exportAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/download",
      "download": true
    },
    "printToken": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/print-token",
      "download": true
    },
    "printKartu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/print-kartu",
      "download": true
    }
  },
  "penempatan": {
    "listPenempatan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-plot"
    },
    "addPenempatan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users-plot"
    },
    "changePenempatan": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users-plot"
    }
  },
  "undangan": {
    "listUndangan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/undangan-anggota"
    },
    "cancelUndangan": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/undangan-anggota/{undangan_id}"
    },
    "listUndanganSendiri": {
      "method": "GET",
      "path": "/undangan"
    },
    "answerUndangan": {
      "method": "POST",
      "path": "/undangan/{undangan_id}/jawaban"
    }
  },
  "imporPenempatan": {
    "importPenempatan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users-plot/import"
    },
    "getFormatPenempatan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-plot/template",
      "download": true
    }
  },
  "organisasi": {
    "listOrganisasi": {
      "method": "GET",
      "path": "/orgs"
    },
    "getOrganisasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}"
    },
    "getProfilOrganisasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/profil"
    },
    "addOrganisasi": {
      "method": "POST",
      "path": "/orgs"
    },
    "changeOrganisasi": {
      "method": "PUT",
      "path": "/orgs/{kode_organisasi}"
    },
    "removeOrganisasi": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}"
    },
    "changeStatusOrganisasi": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/aktivasi"
    }
  },
  "logo": {
    "uploadLogo": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/upload-logo"
    },
    "getLogo": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/logo",
      "download": true
    }
  },
  "konfigurasi": {
    "listKonfigurasi": {
      "method": "GET",
      "path": "/akses/konfigurasi/orgs-simpatika"
    },
    "changeKonfigurasi": {
      "method": "PUT",
      "path": "/akses/konfigurasi/orgs-simpatika"
    }
  },
  "pengaturan": {
    "getPengaturan": {
      "method": "GET",
      "path": "/pengaturan/{organisasi_id}"
    },
    "savePengaturan": {
      "method": "POST",
      "path": "/pengaturan"
    },
    "changePengaturan": {
      "method": "PUT",
      "path": "/pengaturan/{organisasi_id}"
    }
  },
  "lokasi": {
    "listLokasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/lokasi"
    },
    "addLokasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/lokasi"
    },
    "getLokasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "changeLokasi": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "removeLokasi": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "changeStatusLokasi": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}/status"
    }
  },
  "grup": {
    "listGrup": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/groups"
    },
    "addGrup": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/groups"
    },
    "getGrup": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    },
    "changeGrup": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    },
    "removeGrup": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    }
  },
  "atribut": {
    "listAtribut": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/atribut"
    },
    "addAtribut": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/atribut"
    },
    "getAtribut": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/atribut/{atribut_id}"
    },
    "changeAtribut": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/atribut/{atribut_id}"
    },
    "removeAtribut": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/atribut/{atribut_id}"
    },
    "saveUrutanAtribut": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/atribut/urutan"
    }
  },
  "atributTenant": {
    "listAtributTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/atribut"
    },
    "addAtributTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/atribut"
    },
    "getAtributTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/atribut/{atribut_id}"
    },
    "changeAtributTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/atribut/{atribut_id}"
    },
    "removeAtributTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/atribut/{atribut_id}"
    },
    "saveUrutanAtributTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/atribut/urutan"
    }
  },
  "nilaiAtribut": {
    "listAtributAktif": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/atribut-aktif"
    },
    "listAtributAnggota": {
      "method": "GET",
      "path": "/atribut/users/{user_id}"
    },
    "saveAtributAnggota": {
      "method": "PUT",
      "path": "/atribut/users/{user_id}"
    }
  },
  "tenant": {
    "listTenantHariIni": {
      "method": "GET",
      "path": "/tenant"
    },
    "exportTenant": {
      "method": "GET",
      "path": "/tenant/download",
      "download": true
    },
    "addTenant": {
      "method": "POST",
      "path": "/tenant"
    },
    "getTenantNoReg": {
      "method": "GET",
      "path": "/tenant/no-reg/{no_reg}"
    },
    "getTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}"
    },
    "changeTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}"
    },
    "removeTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}"
    },
    "changeStatusTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/aktivasi"
    },
    "uploadLogoTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/upload-logo"
    },
    "getLogoTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/logo",
      "download": true
    },
    "listOrganisasiTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/orgs"
    },
    "exportOrganisasiTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/orgs/download",
      "download": true
    }
  },
  "kuota": {
    "addKuota": {
      "method": "POST",
      "path": "/kuota"
    },
    "listKuota": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/kuota"
    }
  },
  "statistikTenant": {
    "getStatistikTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/statistik"
    }
  },
  "keamananTenant": {
    "getKeamananTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/keamanan"
    },
    "changeKeamananTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/keamanan"
    }
  },
  "izinPeran": {
    "getIzinPeran": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/izin-peran"
    },
    "changeIzinPeran": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/izin-peran"
    }
  },
  "permintaanAkses": {
    "submitPermintaanAkses": {
      "method": "POST",
      "path": "/register"
    },
    "confirmPermintaanAkses": {
      "method": "POST",
      "path": "/register/konfirmasi"
    },
    "listPermintaanAkses": {
      "method": "GET",
      "path": "/akses"
    },
    "getPermintaanAkses": {
      "method": "GET",
      "path": "/akses/permintaan/{permintaan_akses_id}"
    },
    "approvePermintaanAkses": {
      "method": "POST",
      "path": "/akses/permintaan/{permintaan_akses_id}/setujui"
    },
    "rejectPermintaanAkses": {
      "method": "POST",
      "path": "/akses/permintaan/{permintaan_akses_id}/tolak"
    }
  },
  "presensi": {
    "submitPresensi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi",
      "idempotent": true
    },
    "findPresensiTerakhir": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/lastPresensi"
    },
    "getPresensi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/aktivitas/presensi/{presensi_id}"
    },
    "getFotoPresensi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/{presensi_id}/foto",
      "download": true
    },
    "importPresensi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/impor"
    },
    "getImporPresensi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/impor/{pekerjaan_id}"
    }
  },
  "presensiManual": {
    "submitPresensiManual": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual",
      "idempotent": true
    },
    "listPresensiManualSendiri": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi-manual"
    },
    "cancelPresensiManual": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/batal"
    },
    "listManualMenungguSaya": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi-manual-menunggu"
    },
    "decideManualSebagaiPenyetuju": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/keputusan"
    },
    "listPresensiManual": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/manual"
    },
    "getPresensiManual": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/manual/{presensi_manual_id}"
    },
    "listAktivitasManual": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/aktivitas/manual/{presensi_manual_id}"
    },
    "decidePresensiManual": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/approval/{presensi_manual_id}"
    },
    "decideBanyakManual": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/approval"
    },
    "rejectManualPermanen": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/reject-permanen/{presensi_manual_id}"
    },
    "resetManualPermanen": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/reset-permanen/{presensi_manual_id}"
    }
  },
  "putusanPresensi": {
    "listPresensiDitinjau": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/ditinjau"
    },
    "decidePresensi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/update/status"
    },
    "removePresensi": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/absen/{presensi_id}"
    }
  },
  "kehadiran": {
    "listRiwayatKehadiran": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi"
    },
    "listRiwayatAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/riwayat/{user_id}"
    },
    "listKehadiranHarian": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/kehadiran"
    },
    "exportKehadiranHarian": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/kehadiran/unduh",
      "download": true
    }
  },
  "dashboard": {
    "getBerandaOrganisasi": {
      "method": "GET",
      "path": "/dashboard/orgs/{organisasi_id}"
    },
    "changeTindakLanjut": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/tindak-lanjut/{jenis}"
    },
    "getBerandaTenant": {
      "method": "GET",
      "path": "/dashboard/tenant/{tenant_id}"
    }
  },
  "jadwal": {
    "listJadwal": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal"
    },
    "addJadwalOrganisasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal"
    },
    "getJadwal": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "changeJadwal": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "removeJadwal": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "listTipeJadwal": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/tipe-jadwal"
    },
    "getNorma": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/norma-jam-kerja"
    },
    "listRamadan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/ramadan"
    }
  },
  "jadwalTenant": {
    "listJadwalTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal"
    },
    "addJadwalTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/jadwal"
    },
    "getJadwalTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "changeJadwalTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "removeJadwalTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "changeNormaTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/norma-jam-kerja"
    },
    "getNormaTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/norma-jam-kerja"
    },
    "listRamadanTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal/ramadan"
    }
  },
  "jadwalKerja": {
    "listJadwalKerja": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-kerja"
    },
    "addJadwalKerja": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-kerja"
    },
    "getJadwalKerja": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "changeJadwalKerja": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "removeJadwalKerja": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "assignJadwalAnggota": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/set-jadwal-user"
    },
    "assignJadwalGrup": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/set-jadwal-group"
    }
  },
  "jadwalBerlaku": {
    "getJadwalBerlaku": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/berlaku"
    },
    "listLiburAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/libur"
    }
  },
  "polaKerja": {
    "listPolaKerja": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja"
    },
    "savePolaKerja": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pola-kerja/store"
    },
    "removePolaKerja": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/pola-kerja/{pola_kerja_id}"
    },
    "listJadwalPola": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja/jadwal"
    },
    "importPolaKerja": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pola-kerja/upload"
    },
    "getFormatPolaKerja": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja/template",
      "download": true
    }
  },
  "jadwalShift": {
    "listJadwalShift": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-shift"
    },
    "saveJadwalShift": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-shift"
    },
    "importJadwalShift": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-shift/upload"
    },
    "getFormatJadwalShift": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-shift/template",
      "download": true
    }
  },
  "tukarShift": {
    "listTukarShift": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/tukar-shift"
    },
    "listTukarMenungguSaya": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/tukar-shift-menunggu"
    },
    "submitTukarShift": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/tukar-shift"
    },
    "decideTukarShift": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/tukar-shift/{tukar_shift_id}"
    }
  },
  "hariLibur": {
    "listHariLibur": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hari-libur"
    },
    "addHariLibur": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/hari-libur"
    },
    "getHariLibur": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "changeHariLibur": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "removeHariLibur": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "syncHariLibur": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/hari-libur/sinkron"
    }
  },
  "hariLiburTenant": {
    "listHariLiburTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/hari-libur"
    },
    "addHariLiburTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/hari-libur"
    },
    "changeHariLiburTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/hari-libur/{hari_libur_id}"
    },
    "removeHariLiburTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/hari-libur/{hari_libur_id}"
    },
    "syncHariLiburTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/hari-libur/sinkron"
    }
  },
  "liburNasional": {
    "listKeputusanLibur": {
      "method": "GET",
      "path": "/libur-nasional"
    },
    "changeKeputusanLibur": {
      "method": "PUT",
      "path": "/libur-nasional/{tahun}"
    }
  },
  "periode": {
    "listPeriode": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/periode"
    },
    "addPeriode": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/periode"
    },
    "getPeriode": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    },
    "changePeriode": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    },
    "removePeriode": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    }
  },
  "periodeTenant": {
    "listPeriodeTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/periode"
    },
    "addPeriodeTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/periode"
    },
    "changePeriodeTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/periode/{periode_laporan_id}"
    },
    "removePeriodeTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/periode/{periode_laporan_id}"
    }
  },
  "skorPresensi": {
    "listSkor": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/skor-presensi"
    },
    "addSkor": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/skor-presensi"
    },
    "getSkor": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    },
    "changeSkor": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    },
    "removeSkor": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    }
  },
  "skorPresensiTenant": {
    "listSkorTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/skor-presensi"
    },
    "addSkorTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/skor-presensi"
    },
    "changeSkorTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}"
    },
    "removeSkorTenant": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}"
    },
    "addSkorKemenag": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/skor-presensi/bawaan"
    }
  },
  "hitungUlang": {
    "listHitungUlang": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hitung-ulang"
    }
  },
  "klaimPresensi": {
    "listKlaimPresensi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi"
    },
    "listKlaimSendiri": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi-saya"
    },
    "listKlaimMenungguSaya": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi-menunggu"
    },
    "submitKlaim": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/klaim-presensi"
    },
    "getKlaim": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    },
    "getLampiranKlaim": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/lampiran",
      "download": true
    },
    "changeKlaim": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    },
    "decideKlaim": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/keputusan"
    },
    "cancelKlaim": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/batal-klaim"
    },
    "removeKlaim": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    }
  },
  "gangguan": {
    "listGangguan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/gangguan"
    },
    "addGangguan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/gangguan"
    },
    "decideGangguan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/gangguan/{gangguan_id}/keputusan"
    },
    "getBuktiGangguan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/gangguan/{gangguan_id}/bukti",
      "download": true
    }
  },
  "gangguanTenant": {
    "listGangguanTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/gangguan"
    },
    "addGangguanTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/gangguan"
    },
    "decideGangguanTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/gangguan/{gangguan_id}/keputusan"
    },
    "getBuktiGangguanTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/gangguan/{gangguan_id}/bukti",
      "download": true
    }
  },
  "verval": {
    "listAnggotaVerval": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval"
    },
    "getStatusVerval": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-status"
    },
    "listHambatanVerval": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-hambatan"
    },
    "generateVerval": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/verval-generate"
    },
    "openVerval": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/verval-buka"
    },
    "exportLembarVerval": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-cetak",
      "download": true
    }
  },
  "kirimVerval": {
    "sendVerval": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/sinkron/simpatika"
    },
    "getKeadaanKirim": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-kiriman"
    },
    "listKirimanDitolak": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-kiriman/ditolak"
    }
  },
  "rekap": {
    "listRekap": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/rekap"
    },
    "listDetailRekap": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/detail-rekap"
    },
    "listRekapRiwayat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/rekap-riwayat"
    },
    "printRiwayat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/cetak-riwayat-kehadiran",
      "download": true
    },
    "exportEmis": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/laporan-emis",
      "download": true
    },
    "exportRekap": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan-absen",
      "download": true
    }
  },
  "ketidakhadiran": {
    "listKetidakhadiran": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran"
    },
    "generateKetidakhadiran": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran/generate"
    },
    "exportKetidakhadiran": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran/download",
      "download": true
    }
  },
  "laporan": {
    "listLaporan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan-terakhir"
    },
    "generateLaporan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/laporan"
    },
    "getBerkasLaporan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan/{laporan_id}/unduh",
      "download": true
    }
  },
  "laporanTenant": {
    "listRekapOrganisasi": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/rekap"
    },
    "listLaporanTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/laporan-terakhir"
    },
    "generateLaporanTenant": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/laporan"
    },
    "getBerkasLaporanTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/laporan/{laporan_id}/unduh",
      "download": true
    }
  },
  "kategoriCuti": {
    "listKategoriCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-kategori"
    },
    "addKategoriCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-kategori"
    },
    "addKategoriBawaan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-kategori/bawaan"
    },
    "getKategoriCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "changeKategoriCuti": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "removeKategoriCuti": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "changeStatusKategori": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}/update-status"
    }
  },
  "saldoCuti": {
    "listSaldoCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo"
    },
    "listSaldoSendiri": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/saldo"
    },
    "listBukuBesarSaldo": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/baris"
    },
    "printBukuCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buku",
      "download": true
    },
    "generateBukuCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buku"
    },
    "addSaldoCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo"
    },
    "correctSaldoCuti": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-saldo/update"
    },
    "importSaldoCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/upload"
    },
    "getFormatSaldo": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/template",
      "download": true
    },
    "openTahunSaldoCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buka-tahun"
    }
  },
  "pengaturanCuti": {
    "listDispensasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi"
    },
    "grantDispensasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi"
    },
    "revokeDispensasi": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi/{cuti_dispensasi_id}"
    },
    "activateCuti": {
      "method": "PUT",
      "path": "/pengaturan/{organisasi_id}/aktivasi-cuti"
    }
  },
  "cutiBersama": {
    "getCutiBersama": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-bersama"
    },
    "changeCutiBersama": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-bersama"
    },
    "generateCutiBersama": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-bersama/bukukan"
    }
  },
  "cutiBersamaTenant": {
    "getCutiBersamaTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/cuti-bersama"
    },
    "changeCutiBersamaTenant": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/cuti-bersama"
    }
  },
  "kalenderCuti": {
    "listKalenderAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender"
    },
    "listKalenderHari": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender-hari"
    },
    "listAlamatKalender": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan"
    },
    "addAlamatKalender": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan"
    },
    "revokeAlamatKalender": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan/{cuti_kalender_id}"
    }
  },
  "cuti": {
    "listCutiTerlihat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti"
    },
    "listCutiSendiri": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/daftar"
    },
    "listCutiDiputuskan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/daftar-setuju"
    },
    "listCutiMenungguSaya": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/belum-setuju"
    },
    "getBahanCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/bahan"
    },
    "addDrafCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/simpan"
    },
    "submitCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti"
    },
    "approveBanyakCuti": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/setuju-banyak"
    },
    "changeAjuanCuti": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/ubah-ajuan"
    },
    "getCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    },
    "getLampiranCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/lampiran",
      "download": true
    },
    "printFormulirCuti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/formulir",
      "download": true
    },
    "changeDrafCuti": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    },
    "removeDrafCuti": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    }
  },
  "pengumuman": {
    "listPengumuman": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pengumuman"
    },
    "addPengumuman": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pengumuman"
    },
    "changePengumuman": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/pengumuman/{pengumuman_id}"
    },
    "removePengumuman": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/pengumuman/{pengumuman_id}"
    }
  },
  "persetujuan": {
    "countMenunggu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan-menunggu"
    },
    "listPersetujuan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan"
    },
    "addPersetujuan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/persetujuan"
    },
    "getPersetujuan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    },
    "changePersetujuan": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    },
    "removePersetujuan": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    }
  },
  "log": {
    "listLog": {
      "method": "GET",
      "path": "/log"
    },
    "exportLog": {
      "method": "GET",
      "path": "/log/download",
      "download": true
    },
    "generateLog": {
      "method": "POST",
      "path": "/log/unduhan"
    },
    "listUnduhanLog": {
      "method": "GET",
      "path": "/log/unduhan"
    },
    "listKegiatanLog": {
      "method": "GET",
      "path": "/log/kegiatan"
    },
    "listPembukaFoto": {
      "method": "GET",
      "path": "/log/foto-saya"
    }
  },
  "logOrganisasi": {
    "listLogOrganisasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/log"
    },
    "exportLogOrganisasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/log/download",
      "download": true
    },
    "generateLogOrganisasi": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/log/unduhan"
    },
    "listUnduhanLogOrganisasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/log/unduhan"
    }
  }
} as const;
