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
  }
} as const;
