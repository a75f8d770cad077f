import { hrefTo } from '../base/links/href-to.ts';
import { OwnTenant } from '../base/session/own-tenant.tsx';
import { GangguanSection } from '../gangguan/gangguan-section.tsx';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { SkorBawaanButton } from './skor-bawaan-button.tsx';
import { SkorList } from './skor-list.tsx';

/** Keterlambatan of the tenant: the categories of organisations that have none of their own, and what excuses lateness. */
export function TenantKategoriTerlambatScreen() {
  const { filters } = useUrlFilters({ bagian: filterField.oneOf('gangguan') });
  const isGangguan = filters.bagian === 'gangguan';
  const tabs = (
    <SectionTabs
      label="Bagian Keterlambatan"
      tabs={[
        { label: 'Kategori', href: hrefTo('tenant-kategoriTerlambat', {}), current: !isGangguan },
        {
          label: 'Gangguan',
          href: hrefTo('tenant-kategoriTerlambat', {}, { bagian: 'gangguan' }),
          current: isGangguan,
        },
      ]}
    />
  );
  return (
    <OwnTenant title="Keterlambatan">
      {(tenant_id) =>
        isGangguan ? (
          <>
            <PageHeader
              title="Keterlambatan"
              subtitle="Gangguan yang mengenai beberapa instansi sekaligus; yang disetujui memaafkan semua yang terkena."
              crumbs={[{ label: 'Kelola Instansi' }, { label: 'Keterlambatan' }]}
            />
            {tabs}
            <GangguanSection pemilik={{ tenant_id }} />
          </>
        ) : (
          <SkorList pemilik={{ tenant_id }} notice={tabs} tools={<SkorBawaanButton tenant_id={tenant_id} />} />
        )
      }
    </OwnTenant>
  );
}
