// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
  "auth": {
    "login": {
      "method": "POST",
      "path": "/login"
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
  "presensi": {
    "submit": {
      "method": "POST",
      "path": "/orgs/{organisasi_id}/presensi",
      "multipart": true,
      "idempotent": true
    },
    "last": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/presensi/lastPresensi"
    },
    "detail": {
      "method": "GET",
      "path": "/orgs/{organisasi_id}/aktivitas/presensi/{presensi_id}"
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
    }
  },
  "dashboard": {
    "organisasi": {
      "method": "GET",
      "path": "/dashboard/orgs/{organisasi_id}"
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
    }
  }
} as const;
