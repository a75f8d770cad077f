import { useSyncExternalStore, type ReactNode } from 'react';
import { AbovePage } from '../../../ui/show/above-page.ts';
import { PageHeader } from '../../../ui/show/page-header.tsx';
import { filterField } from '../../filters/filter-field.ts';
import { useUrlFilters } from '../../filters/use-url-filters.ts';
import { TenantPicker } from '../../pickers/tenant-picker.tsx';
import { TugasTenantPicker } from '../../pickers/tugas-tenant-picker.tsx';
import { IndukPemantau } from './induk-pemantau.tsx';
import { chosenTenant } from '../chosen-tenant.ts';
import { PilihInduk } from './pilih-induk.tsx';

type Props = {
  title: string;
  /** Chosen among the tenants that a monitor was given, not among all. */
  isGiven: boolean;
  children: (tenant_id: number) => ReactNode;
};

/**
 * Which tenant somebody above the tenants looks at: that of the address where a link named one, else the one chosen last
 * on this device.
 */
export function PickTenant({ title, isGiven, children }: Props) {
  const { filters, change } = useUrlFilters({ tenant_id: filterField.id });
  const chosen = useSyncExternalStore(chosenTenant.subscribe, chosenTenant.read);
  const tenant_id = filters.tenant_id ?? chosen;
  const choose = (id: number | undefined) => {
    if (id === undefined) chosenTenant.clear();
    else chosenTenant.choose(id);
    if (filters.tenant_id !== undefined) change({ tenant_id: undefined }, { replace: true });
  };
  const Picker = isGiven ? TugasTenantPicker : TenantPicker;
  return (
    <AbovePage value={<Picker value={tenant_id ?? undefined} onChange={choose} />}>
      {tenant_id === null ? (
        <>
          <PageHeader title={title} />
          {isGiven ? <IndukPemantau /> : <PilihInduk />}
        </>
      ) : (
        <div key={tenant_id}>{children(tenant_id)}</div>
      )}
    </AbovePage>
  );
}
