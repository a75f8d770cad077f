import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { TenantPicker } from '../base/pickers/tenant-picker.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import classes from './pantauan/pantauan.module.css';
import { PantauanSection } from './pantauan-section.tsx';

/** Monitoring, for those above the tenants: every organisation, the worst first. */
export function MonitoringScreen() {
  const { filters, change } = useUrlFilters({ tenant_id: filterField.id, hal: 1 });
  return (
    <>
      <PageHeader
        title="Monitoring"
        subtitle="Setiap instansi terhadap harinya yang biasa, yang terburuk lebih dahulu."
        actions={
          <LinkButton variant="default" href={hrefTo('tenant.analitik')}>
            Analitik
          </LinkButton>
        }
      />
      <div className={classes['bagian']}>
        <TenantPicker value={filters.tenant_id} onChange={(tenant_id) => change({ tenant_id, hal: 1 })} />
        <PantauanSection tenant_id={filters.tenant_id} withTenant count={25} />
      </div>
    </>
  );
}
