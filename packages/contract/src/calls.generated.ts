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
    "me": {
      "method": "GET",
      "path": "/me"
    },
    "switchOrganisasi": {
      "method": "GET",
      "path": "/switch-organisasi/{no_reg}"
    },
    "permissions": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/permissions"
    },
    "password": {
      "method": "POST",
      "path": "/password"
    },
    "linkResetPassword": {
      "method": "POST",
      "path": "/link-reset-password"
    },
    "resetPassword": {
      "method": "POST",
      "path": "/reset-password"
    },
    "findAktivasi": {
      "method": "GET",
      "path": "/aktivasi/{token}"
    },
    "aktivasi": {
      "method": "POST",
      "path": "/aktivasi"
    },
    "listSesi": {
      "method": "GET",
      "path": "/sesi"
    },
    "deleteSesi": {
      "method": "DELETE",
      "path": "/sesi/{sesi_id}"
    }
  },
  "faktor": {
    "masukKode": {
      "method": "POST",
      "path": "/login/faktor"
    },
    "masukPasskey": {
      "method": "POST",
      "path": "/login/passkey"
    },
    "mulaiMasukPasskey": {
      "method": "POST",
      "path": "/login/passkey/mulai"
    },
    "get": {
      "method": "GET",
      "path": "/faktor"
    },
    "mulaiTotp": {
      "method": "POST",
      "path": "/faktor/totp"
    },
    "aktifkanTotp": {
      "method": "PUT",
      "path": "/faktor/totp"
    },
    "hapusTotp": {
      "method": "DELETE",
      "path": "/faktor/totp"
    },
    "mulaiPasskey": {
      "method": "POST",
      "path": "/faktor/passkey/mulai"
    },
    "tambahPasskey": {
      "method": "POST",
      "path": "/faktor/passkey"
    },
    "ubahPasskey": {
      "method": "PUT",
      "path": "/faktor/passkey/{passkey_id}"
    },
    "hapusPasskey": {
      "method": "DELETE",
      "path": "/faktor/passkey/{passkey_id}"
    },
    "buatKodePemulihan": {
      "method": "POST",
      "path": "/faktor/kode-pemulihan"
    }
  },
  "anggota": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users"
    },
    "listTenant": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/users"
    },
    "findEmail": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/email"
    },
    "listAktif": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-aktif"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users"
    },
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/users/{user_id}"
    },
    "listBiometrik": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/biometrik"
    },
    "getKuota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-langganan"
    }
  },
  "akun": {
    "username": {
      "method": "PUT",
      "path": "/users/{user_id}/username"
    },
    "ubahPassword": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-password"
    },
    "updatePassword": {
      "method": "PUT",
      "path": "/users/{user_id}/update-password"
    },
    "ubahEmail": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-email"
    },
    "verify": {
      "method": "POST",
      "path": "/verify"
    },
    "ubahStatus": {
      "method": "PUT",
      "path": "/users/{user_id}/ubah-status"
    },
    "aktivasi": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users/{user_id}/aktivasi"
    },
    "listAktivasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users/{user_id}/aktivasi-log"
    },
    "role": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users/{user_id}/role"
    },
    "resetFaktor": {
      "method": "DELETE",
      "path": "/users/{user_id}/faktor"
    },
    "deleteEnrollment": {
      "method": "DELETE",
      "path": "/enrollment/{user_id}/delete"
    },
    "listOrganisasi": {
      "method": "GET",
      "path": "/users/{user_id}/list-organisasi"
    }
  },
  "foto": {
    "upload": {
      "method": "POST",
      "path": "/users/{user_id}/upload-photo"
    },
    "get": {
      "method": "GET",
      "path": "/users/{user_id}/foto",
      "download": true
    }
  },
  "imporAnggota": {
    "import": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/import-user"
    },
    "formatUpload": {
      "method": "GET",
      "path": "/format-upload",
      "download": true
    },
    "download": {
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
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-plot"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users-plot"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/users-plot"
    }
  },
  "undangan": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/undangan-anggota"
    },
    "cancel": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/undangan-anggota/{undangan_id}"
    },
    "listSendiri": {
      "method": "GET",
      "path": "/undangan"
    },
    "answer": {
      "method": "POST",
      "path": "/undangan/{undangan_id}/jawaban"
    }
  },
  "imporPenempatan": {
    "import": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/users-plot/import"
    },
    "template": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/users-plot/template",
      "download": true
    }
  },
  "organisasi": {
    "list": {
      "method": "GET",
      "path": "/orgs"
    },
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}"
    },
    "profil": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/profil"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{kode_organisasi}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}"
    }
  },
  "logo": {
    "upload": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/upload-logo"
    },
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/logo",
      "download": true
    }
  },
  "pengaturan": {
    "get": {
      "method": "GET",
      "path": "/pengaturan/{organisasi_id}"
    },
    "insert": {
      "method": "POST",
      "path": "/pengaturan"
    },
    "update": {
      "method": "PUT",
      "path": "/pengaturan/{organisasi_id}"
    }
  },
  "lokasi": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/lokasi"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/lokasi"
    },
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}"
    },
    "ubahStatus": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}/status"
    }
  },
  "grup": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/groups"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/groups"
    },
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/groups/{group_id}"
    }
  },
  "tenant": {
    "list": {
      "method": "GET",
      "path": "/tenant"
    },
    "get": {
      "method": "GET",
      "path": "/tenant/{tenant_id}"
    }
  },
  "keamananTenant": {
    "get": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/keamanan"
    },
    "change": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/keamanan"
    }
  },
  "presensi": {
    "submit": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi",
      "idempotent": true
    },
    "last": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/lastPresensi"
    },
    "detail": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/aktivitas/presensi/{presensi_id}"
    },
    "foto": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/{presensi_id}/foto",
      "download": true
    },
    "impor": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/impor"
    },
    "findImpor": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/impor/{pekerjaan_id}"
    }
  },
  "presensiManual": {
    "submit": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual",
      "idempotent": true
    },
    "own": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi-manual"
    },
    "cancel": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/batal"
    },
    "menunggu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi-manual-menunggu"
    },
    "decideOwn": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi-manual/{presensi_manual_id}/keputusan"
    },
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/manual"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/manual/{presensi_manual_id}"
    },
    "aktivitas": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/aktivitas/manual/{presensi_manual_id}"
    },
    "decide": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/approval/{presensi_manual_id}"
    },
    "decideMany": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/approval"
    },
    "rejectPermanen": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/reject-permanen/{presensi_manual_id}"
    },
    "resetPermanen": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/reset-permanen/{presensi_manual_id}"
    }
  },
  "putusanPresensi": {
    "ditinjau": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/ditinjau"
    },
    "update": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/update/status"
    },
    "remove": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/absen/{presensi_id}"
    }
  },
  "kehadiran": {
    "riwayat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi"
    },
    "riwayatAnggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/riwayat/{user_id}"
    },
    "harian": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/kehadiran"
    },
    "unduhHarian": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/kehadiran/unduh",
      "download": true
    }
  },
  "dashboard": {
    "organisasi": {
      "method": "GET",
      "path": "/dashboard/orgs/{organisasi_id}"
    },
    "tindakLanjut": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/tindak-lanjut/{jenis}"
    },
    "tenant": {
      "method": "GET",
      "path": "/dashboard/tenant/{tenant_id}"
    }
  },
  "jadwal": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/jadwal/{jadwal_id}"
    },
    "tipe": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/tipe-jadwal"
    },
    "lihatNorma": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/norma-jam-kerja"
    },
    "ramadan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/ramadan"
    }
  },
  "jadwalTenant": {
    "list": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal"
    },
    "create": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/jadwal"
    },
    "find": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/jadwal/{jadwal_id}"
    },
    "norma": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/norma-jam-kerja"
    },
    "lihatNorma": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/norma-jam-kerja"
    },
    "ramadan": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/jadwal/ramadan"
    }
  },
  "jadwalKerja": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-kerja"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-kerja"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}"
    },
    "setUser": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/set-jadwal-user"
    },
    "setGroup": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/set-jadwal-group"
    }
  },
  "jadwalBerlaku": {
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/berlaku"
    },
    "libur": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal/libur"
    }
  },
  "polaKerja": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja"
    },
    "store": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pola-kerja/store"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/pola-kerja/{pola_kerja_id}"
    },
    "jadwal": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja/jadwal"
    },
    "upload": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pola-kerja/upload"
    },
    "template": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pola-kerja/template",
      "download": true
    }
  },
  "jadwalShift": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-shift"
    },
    "store": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-shift"
    },
    "upload": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/jadwal-shift/upload"
    },
    "template": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/jadwal-shift/template",
      "download": true
    }
  },
  "tukarShift": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/tukar-shift"
    },
    "menunggu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/tukar-shift-menunggu"
    },
    "ask": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/tukar-shift"
    },
    "decide": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/tukar-shift/{tukar_shift_id}"
    }
  },
  "hariLibur": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hari-libur"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/hari-libur"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/hari-libur/{hari_libur_id}"
    },
    "sync": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/hari-libur/sinkron"
    }
  },
  "hariLiburTenant": {
    "list": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/hari-libur"
    },
    "create": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/hari-libur"
    },
    "update": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/hari-libur/{hari_libur_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/hari-libur/{hari_libur_id}"
    },
    "sync": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/hari-libur/sinkron"
    }
  },
  "liburNasional": {
    "list": {
      "method": "GET",
      "path": "/libur-nasional"
    },
    "update": {
      "method": "PUT",
      "path": "/libur-nasional/{tahun}"
    }
  },
  "periode": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/periode"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/periode"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/periode/{periode_laporan_id}"
    }
  },
  "periodeTenant": {
    "list": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/periode"
    },
    "create": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/periode"
    },
    "update": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/periode/{periode_laporan_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/periode/{periode_laporan_id}"
    }
  },
  "skorPresensi": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/skor-presensi"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/skor-presensi"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}"
    }
  },
  "skorPresensiTenant": {
    "list": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/skor-presensi"
    },
    "create": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/skor-presensi"
    },
    "update": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/tenant/{tenant_id}/skor-presensi/{skor_presensi_id}"
    },
    "bawaan": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/skor-presensi/bawaan"
    }
  },
  "hitungUlang": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/hitung-ulang"
    }
  },
  "klaimPresensi": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi"
    },
    "own": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi-saya"
    },
    "menunggu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi-menunggu"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/klaim-presensi"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    },
    "lampiran": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/lampiran",
      "download": true
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    },
    "decide": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}/keputusan"
    },
    "cancel": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/batal-klaim"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/klaim-presensi/{presensi_klaim_id}"
    }
  },
  "gangguan": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/gangguan"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/gangguan"
    },
    "decide": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/gangguan/{gangguan_id}/keputusan"
    },
    "bukti": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/gangguan/{gangguan_id}/bukti",
      "download": true
    }
  },
  "gangguanTenant": {
    "list": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/gangguan"
    },
    "create": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/gangguan"
    },
    "decide": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/gangguan/{gangguan_id}/keputusan"
    },
    "bukti": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/gangguan/{gangguan_id}/bukti",
      "download": true
    }
  },
  "verval": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval"
    },
    "status": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-status"
    },
    "hambatan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-hambatan"
    },
    "generate": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/verval-generate"
    },
    "open": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi/verval-buka"
    },
    "cetak": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-cetak",
      "download": true
    }
  },
  "kirimVerval": {
    "send": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/sinkron/simpatika"
    },
    "status": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-kiriman"
    },
    "ditolak": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/verval-kiriman/ditolak"
    }
  },
  "rekap": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/rekap"
    },
    "detail": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/detail-rekap"
    },
    "riwayat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/rekap-riwayat"
    },
    "cetakRiwayat": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/cetak-riwayat-kehadiran",
      "download": true
    },
    "emis": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/laporan-emis",
      "download": true
    },
    "unduh": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan-absen",
      "download": true
    }
  },
  "ketidakhadiran": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran"
    },
    "generate": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran/generate"
    },
    "download": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/rekap/ketidakhadiran/download",
      "download": true
    }
  },
  "laporan": {
    "terakhir": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan-terakhir"
    },
    "generate": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/laporan"
    },
    "unduh": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/laporan/{laporan_id}/unduh",
      "download": true
    }
  },
  "laporanTenant": {
    "rekap": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/rekap"
    },
    "terakhir": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/laporan-terakhir"
    },
    "generate": {
      "method": "POST",
      "path": "/tenant/{tenant_id}/laporan"
    },
    "unduh": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/laporan/{laporan_id}/unduh",
      "download": true
    }
  },
  "kategoriCuti": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-kategori"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-kategori"
    },
    "fill": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-kategori/bawaan"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}"
    },
    "updateStatus": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}/update-status"
    }
  },
  "saldoCuti": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo"
    },
    "own": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/saldo"
    },
    "baris": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/baris"
    },
    "buku": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buku",
      "download": true
    },
    "generateBuku": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buku"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-saldo/update"
    },
    "upload": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/upload"
    },
    "template": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-saldo/template",
      "download": true
    },
    "bukaTahun": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-saldo/buka-tahun"
    }
  },
  "pengaturanCuti": {
    "dispensasi": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi"
    },
    "grant": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi"
    },
    "revoke": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/tgl-dispensasi/{cuti_dispensasi_id}"
    },
    "aktivasi": {
      "method": "PUT",
      "path": "/pengaturan/{organisasi_id}/aktivasi-cuti"
    }
  },
  "cutiBersama": {
    "get": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti-bersama"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti-bersama"
    },
    "sync": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti-bersama/bukukan"
    }
  },
  "cutiBersamaTenant": {
    "get": {
      "method": "GET",
      "path": "/tenant/{tenant_id}/cuti-bersama"
    },
    "update": {
      "method": "PUT",
      "path": "/tenant/{tenant_id}/cuti-bersama"
    }
  },
  "kalenderCuti": {
    "anggota": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender"
    },
    "hari": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender-hari"
    },
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan"
    },
    "revoke": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/kalender-langganan/{cuti_kalender_id}"
    }
  },
  "cuti": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti"
    },
    "daftar": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/daftar"
    },
    "daftarSetuju": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/daftar-setuju"
    },
    "belumSetuju": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/belum-setuju"
    },
    "bahan": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/bahan"
    },
    "simpan": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/simpan"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti"
    },
    "setujuBanyak": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/cuti/setuju-banyak"
    },
    "ubahAjuan": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/ubah-ajuan"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    },
    "lampiran": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/lampiran",
      "download": true
    },
    "formulir": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}/formulir",
      "download": true
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/cuti/{cuti_id}"
    }
  },
  "pengumuman": {
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/pengumuman"
    },
    "insert": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/pengumuman"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/pengumuman/{pengumuman_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/pengumuman/{pengumuman_id}"
    }
  },
  "persetujuan": {
    "menunggu": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan-menunggu"
    },
    "list": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan"
    },
    "create": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/persetujuan"
    },
    "find": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    },
    "update": {
      "method": "PUT",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    },
    "delete": {
      "method": "DELETE",
      "path": "/orgs/{organisasi_id}/persetujuan/{persetujuan_id}"
    }
  }
} as const;
