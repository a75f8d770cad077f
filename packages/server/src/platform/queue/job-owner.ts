/** Whose work it is: an organisasi's, a tenant's (organisasi_id null) or the system's own (both null). */
export type JobOwner = { tenant_id: number | null; organisasi_id: number | null; dibuat_oleh: number | null };
