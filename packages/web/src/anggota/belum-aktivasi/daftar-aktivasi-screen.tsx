import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import classes from '../dasar/anggota.module.css';
import { BelumAktivasiTable } from './belum-aktivasi-table.tsx';
import { PengirimanCard } from './pengiriman-card.tsx';

/** Who of a tenant has not activated his account yet; those above the tenants choose whose. */
export function DaftarAktivasiScreen() {
  const me = useSession()?.me;
  const { filters, change } = useUrlFilters({ tenant_id: filterField.id });
  const tenant_id = me?.tenant_id ?? filters.tenant_id;
  return (
    <>
      <PageHeader title="Daftar Aktivasi" subtitle="Anggota yang belum mengaktifkan akunnya." />
      <div className={classes['stack']}>
        {me?.tenant_id === null && (
          <TenantPicker value={filters.tenant_id} onChange={(chosen) => change({ tenant_id: chosen })} />
        )}
        {tenant_id === undefined ? (
          <EmptyState title="Pilih induk">Anggotanya yang belum aktivasi tampil di sini.</EmptyState>
        ) : (
          <>
            <PengirimanCard tenant_id={tenant_id} />
            <BelumAktivasiTable key={tenant_id} tenant_id={tenant_id} />
          </>
        )}
      </div>
    </>
  );
}
