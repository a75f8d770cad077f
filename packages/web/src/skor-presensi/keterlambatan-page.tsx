import { lazy, Suspense, type ReactNode } from 'react';
import type { Pemilik } from '../base/api/pemilik.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { SkorList } from './skor-list.tsx';

const GangguanSection = lazy(async () => ({
  default: (await import('../gangguan/gangguan-section.tsx')).GangguanSection,
}));

type Props = { pemilik: Pemilik; notice?: ReactNode; tools?: ReactNode };

/** Keterlambatan of an organisation or a tenant: the categories that lateness falls into, and the incidents that excuse it. */
export function KeterlambatanPage({ pemilik, notice, tools }: Props) {
  const { filters } = useUrlFilters({ bagian: filterField.oneOf('gangguan') });
  const isGangguan = filters.bagian === 'gangguan';
  const href = (search = {}) =>
    'tenant_id' in pemilik
      ? hrefTo('tenant-kategoriTerlambat', {}, search)
      : hrefTo('kategoriTerlambat', pemilik, search);
  const tabs = (
    <SectionTabs
      label="Bagian Keterlambatan"
      tabs={[
        { label: 'Kategori', href: href(), current: !isGangguan },
        { label: 'Gangguan', href: href({ bagian: 'gangguan' }), current: isGangguan },
      ]}
    />
  );
  if (!isGangguan) {
    return (
      <SkorList
        pemilik={pemilik}
        notice={
          <>
            {tabs}
            {notice}
          </>
        }
        tools={tools}
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Keterlambatan"
        subtitle={
          'tenant_id' in pemilik
            ? 'Gangguan yang mengenai beberapa instansi sekaligus; yang disetujui memaafkan semua yang terkena.'
            : 'Gangguan instansi ini, dan yang dicatat induk baginya; yang disetujui memaafkan semua yang terkena.'
        }
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Keterlambatan' }]}
      />
      {tabs}
      <Suspense fallback={<Skeleton lines={6} />}>
        <GangguanSection pemilik={pemilik} />
      </Suspense>
    </>
  );
}
