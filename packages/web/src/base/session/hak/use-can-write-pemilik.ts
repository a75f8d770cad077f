import type { Pemilik } from '../../api/pemilik.ts';
import { useCanWrite } from '../use-can-write.ts';
import { useCanWriteTenant } from './use-can-write-tenant.ts';

/** Whether the signed-in person may change the rows of this organisation or tenant. */
export function useCanWritePemilik(pemilik: Pemilik): boolean {
  const inOrganisasi = useCanWrite() === 'yes';
  const inTenant = useCanWriteTenant();
  return 'tenant_id' in pemilik ? inTenant : inOrganisasi;
}
