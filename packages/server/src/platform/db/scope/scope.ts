/**
 * Whose rows a transaction sees and writes: those of one organisasi, those of a whole tenant with all its
 * organisasi, those of several organisasi of whichever tenants (requests that are done together, each let into its
 * own), or all (the system itself, super admins, and sign-in, which does not know the tenant yet).
 */
export type Scope =
  | { lingkup: 'organisasi'; tenant_id: number; organisasi_id: number }
  | { lingkup: 'tenant'; tenant_id: number }
  | { lingkup: 'bersama'; organisasi_ids: readonly number[] }
  | { lingkup: 'semua' };
