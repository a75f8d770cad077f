import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { api } from '../base/api/api.ts';
import { formatAngka, formatHariTanggal } from '../kit/format/format.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LinkButton } from '../base/links/link-button.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { PantauanSection } from '../monitoring/pantauan-section.tsx';
import { DaftarHari } from './daftar-hari.tsx';
import { RingkasanCards } from './ringkasan-cards.tsx';
import { TENANT_COLUMNS } from './tenant-columns.tsx';
import { useLeadTo } from './use-lead-to.ts';

/** Beranda of those above the tenants (super admin, viewer): today over all of them, and each by name. */
export function BerandaAtasScreen() {
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama' });
  const query = useQuery({
    ...api.tenant.listTenantHariIni.query({ ...filters, status: STATUS_RECORD.aktif }),
    placeholderData: keepPreviousData,
  });
  const { ref, lead } = useLeadTo();
  const canWrite = useCanWriteTenant();
  const today = query.data;
  const subtitle = today ? `${formatHariTanggal(today.tanggal)} · ${formatAngka(today.total)} induk` : ' ';
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={subtitle}
        actions={
          <>
            <LinkButton variant="default" href={hrefTo('monitoring')}>
              Monitoring
            </LinkButton>
            <LinkButton variant="default" href={hrefTo('tenant.analitik')}>
              Analitik
            </LinkButton>
            <LinkButton variant="default" href={hrefTo('organisasi.pilih')}>
              Pilih Organisasi
            </LinkButton>
          </>
        }
      />
      <div className={classes['page']}>
        <PantauanSection withTenant count={5} />
        <RingkasanCards
          ringkasan={today?.ringkasan}
          terakhir={today?.hari_kerja_terakhir}
          satuan="keanggotaan"
          onOpen={(keadaan) => {
            change({ sort: `-${keadaan}` });
            lead();
          }}
        />
        <DaftarHari apa="Induk" tanggal={today?.hari_kerja_terakhir?.tanggal} ref={ref}>
          <DataTable
            whole
            label="Induk hari ini"
            columns={TENANT_COLUMNS}
            query={query}
            rowKey={({ tenant_id }) => tenant_id}
            rowLabel={({ nama }) => nama}
            sort={filters.sort}
            onSort={(sort) => change({ sort })}
            onPage={(page) => change({ page })}
            toolbar={
              <SearchField label="Cari nama atau kode induk" value={filters.q} onSearch={(q) => change({ q })} />
            }
            empty={
              filters.q ? (
                <EmptyState>Tidak ada induk yang cocok.</EmptyState>
              ) : (
                <EmptyState
                  action={canWrite && <LinkButton href={hrefTo('tenant', {}, { tambah: 1 })}>Tambah induk</LinkButton>}
                >
                  Belum ada induk. Tambahkan yang pertama beserta adminnya.
                </EmptyState>
              )
            }
          />
        </DaftarHari>
      </div>
    </>
  );
}
