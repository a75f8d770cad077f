// Generated from the contract by scripts/generate.ts. Do not edit.
export const CALLS = {
  "kiosPublik": {
    "enterKios": "POST /kios/pasang",
    "checkKios": "POST /kios/keadaan",
    "listAnggotaKios": "POST /kios/anggota",
    "submitPresensiKios": "POST /kios/presensi"
  }
} as const;
