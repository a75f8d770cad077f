export type Milik = { organisasi?: { organisasi_id: number | null; tenant_id: number }; actor?: { user_id: number } };

/** Whose turn a task takes: its organisation's or tenant's, or the person's own where there is neither. */
export function callerOf({ organisasi, actor }: Milik): string {
  if (!organisasi) return `user ${actor?.user_id ?? 0}`;
  const { organisasi_id, tenant_id } = organisasi;
  return organisasi_id === null ? `tenant ${tenant_id}` : `organisasi ${organisasi_id}`;
}
