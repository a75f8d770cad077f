/** Whose log is read: an organisation's, or a tenant's; null where those above the tenants have chosen none. */
export type TempatLog = { organisasi_id: number } | { tenant_id: number | null };
