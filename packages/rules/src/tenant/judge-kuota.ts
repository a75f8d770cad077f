/** How many accounts may be active (null: as many as they like), and how many are. */
export type Kuota = { kuota: number | null; terpakai: number };

/** How many would come to it: members of the organisation, and of them those who are new to its tenant. */
type Tambahan = { organisasi: number; tenant: number };

/**
 * Whose quota does not hold so many more, or null where both do (aturan/tenant#kuota). Whoever is there stays, however
 * far a quota was lowered below them.
 */
export function judgeKuota(organisasi: Kuota, tenant: Kuota, tambahan: Tambahan): 'organisasi' | 'tenant' | null {
  const isFull = ({ kuota, terpakai }: Kuota, lagi: number) => lagi > 0 && kuota !== null && terpakai + lagi > kuota;
  if (isFull(organisasi, tambahan.organisasi)) return 'organisasi';
  return isFull(tenant, tambahan.tenant) ? 'tenant' : null;
}
