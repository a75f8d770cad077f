import { useSyncExternalStore, type ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { TenantPicker } from '../pickers/tenant-picker.tsx';
import { TugasTenantPicker } from '../pickers/tugas-tenant-picker.tsx';
import { chosenTenant } from './chosen-tenant.ts';
import classes from './pick-tenant.module.css';

type Props = {
  title: string;
  /** Chosen among the tenants that a monitor was given, not among all. */
  isGiven: boolean;
  children: (tenant_id: number) => ReactNode;
};

/** Which tenant somebody above the tenants looks at, over the screen of that tenant. */
export function PickTenant({ title, isGiven, children }: Props) {
  const tenant_id = useSyncExternalStore(chosenTenant.subscribe, chosenTenant.read);
  const choose = (id: number | undefined) => (id === undefined ? chosenTenant.clear() : chosenTenant.choose(id));
  const Picker = isGiven ? TugasTenantPicker : TenantPicker;
  return (
    <>
      <div className={classes['bar']}>
        <Picker value={tenant_id ?? undefined} onChange={choose} />
      </div>
      {tenant_id === null ? (
        <>
          <PageHeader title={title} />
          <EmptyState title="Pilih tenant">Layar ini milik satu tenant. Pilih yang hendak dilihat.</EmptyState>
        </>
      ) : (
        <div key={tenant_id}>{children(tenant_id)}</div>
      )}
    </>
  );
}
