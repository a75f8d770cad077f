import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useFilterListsDue } from './use-filter-lists-due.ts';

/** Has the tenants of a filter dialog there when it opens: fetched 2 seconds after its screen was opened. */
export function useTenantList(isOffered = true): void {
  const enabled = useFilterListsDue() && isOffered;
  useQuery({ ...api.tenant.listTenantHariIni.query({ count: 500 }), enabled });
}
