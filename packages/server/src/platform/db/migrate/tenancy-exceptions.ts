/**
 * Where a table differs from the rule of `apply-tenancy.ts` (a row is seen and written in its own tenant
 * and organisasi only), in one place. A test checks that every name is a table.
 */
export const TENANCY_EXCEPTIONS = {
  /**
   * Rows without organisasi_id belong to the whole tenant (without tenant_id: to everybody). Organisations
   * below read them and cannot change them. In other tables such rows are hidden from the organisations.
   */
  inherited: [
    'jadwal',
    'jadwal_versi',
    'jadwal_baris',
    'hari_libur',
    'skor_presensi',
    'periode_laporan',
    'gangguan',
    'cuti_bersama_aturan',
    'atribut',
    'masa_penutupan',
  ],

  /** Rows are added and read, never changed or removed, whatever the code tries. */
  appendOnly: [
    'log_aktivitas',
    'log_segel',
    'log_penutup',
    'log_pelepasan',
    'presensi',
    'presensi_luar',
    'presensi_manual_jejak',
    'persetujuan_putusan',
    'verval_jejak',
    'cuti_riwayat',
    'cuti_lot',
    'cuti_saldo',
    'kuota',
    'riwayat_langganan',
  ],

  /** Read by all and written by nobody: a function of the owner's judges first whether it may. */
  readOnly: ['hari_dihapus'],

  /** Kept by triggers, for all tenants at once: no request reads or writes it. */
  ownerOnly: ['nama_masuk', 'sebutan_orang'],

  /**
   * Rows of two sides, the second under the same names with `tujuan_` before them: each reads and changes them, and only
   * the first makes them.
   */
  twoSided: ['mutasi'],

  /** Inside an organisasi only the accounts of its members are seen. One is made there with `inWholeTenant`. */
  membersOnly: ['users'],
} as const;
