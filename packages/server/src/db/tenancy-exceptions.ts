/**
 * Where a table differs from the rule of `apply-tenancy.ts` (a row is seen and written in its own tenant
 * and organisasi only), in one place. Every name must be a table of the database.
 */
export const TENANCY_EXCEPTIONS = {
  /**
   * Rows without organisasi_id belong to the whole tenant (without tenant_id: to everybody). Organisations
   * below read them and cannot change them. Elsewhere such rows are hidden from the organisations.
   */
  inherited: ['jadwal', 'hari_libur', 'skor_presensi', 'cuti_kategori'],

  /** Rows are added and read, never changed or removed, whatever the code tries. */
  appendOnly: ['log_aktivitas'],

  /**
   * Inside an organisasi only the accounts of its members are seen. An account that is being made has no
   * membership yet, so it is inserted there without RETURNING, under an id that was drawn beforehand.
   */
  membersOnly: ['users'],
} as const;
