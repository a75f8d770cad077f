import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import type { OrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { STATUS_ORDER } from '@hadir/rules/billing/status-order.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Saat } from '../../kit/zona/saat.tsx';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { TenantTabs } from '../../base/page/tenant-tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import classes from '../billing.module.css';
import { OrderMasukPanel } from './order-masuk-panel.tsx';
import { LABEL_STATUS } from '../label-order.ts';
import { StatusOrderChip } from '../status-order-chip.tsx';

const FIELDS = { page: 1, q: '', status: filterField.oneOf(...STATUS_ORDER), order_id: filterField.id };

/** Pesanan Langganan: the orders of all organisations, for whoever confirms their payment. */
export function OrderMasukScreen() {
  const { filters, change } = useUrlFilters(FIELDS);
  const { order_id, ...saring } = filters;
  const list = useQuery({
    ...api.orderMasuk.listOrderMasuk.query(saring, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const isSaring = saring.q !== '' || saring.status !== undefined;
  return (
    <>
      <PageHeader
        title="Pesanan Langganan"
        subtitle="Yang menunggu pembayaran dan yang perlu ditinjau dikonfirmasi di sini."
        crumbs={[{ label: 'Tenant' }, { label: 'Pesanan Langganan' }]}
      />
      <TenantTabs current="langganan" />
      <DataTable
        label="Daftar pesanan langganan"
        columns={COLUMNS}
        query={list}
        rowKey={(row) => row.order_id}
        rowLabel={({ kode_pembayaran }) => kode_pembayaran}
        onPage={(page) => change({ page })}
        onOpen={(row) => change({ order_id: row.order_id, page: filters.page })}
        openKey={order_id}
        toolbar={
          <>
            <SearchField label="Cari kode, instansi, atau induk" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Keadaan"
              value={filters.status}
              choices={[
                { value: undefined, label: 'Semua keadaan' },
                ...STATUS_ORDER.map((value) => ({ value, label: LABEL_STATUS[value] })),
              ]}
              onChange={(status) => change({ status })}
            />
          </>
        }
        empty={<EmptyState>{isSaring ? 'Tidak ada pesanan yang cocok.' : 'Belum ada pesanan.'}</EmptyState>}
      />
      {order_id !== undefined && (
        <OrderMasukPanel
          key={order_id}
          order_id={order_id}
          onClose={() => change({ order_id: undefined, page: filters.page })}
        />
      )}
    </>
  );
}

const COLUMNS: Column<OrderMasuk>[] = [
  {
    key: 'nama_organisasi',
    header: 'Instansi',
    wrap: true,
    cell: ({ nama_organisasi }) => <strong>{nama_organisasi}</strong>,
  },
  { key: 'nama_tenant', header: 'Induk', wrap: true, cell: ({ nama_tenant }) => nama_tenant },
  { key: 'kode_pembayaran', header: 'Kode', cell: ({ kode_pembayaran }) => kode_pembayaran },
  { key: 'isi', header: 'Pesanan', wrap: true, cell: sebutPembelian },
  { key: 'total', header: 'Jumlah', align: 'end', cell: ({ total }) => sebutRupiah(total) },
  { key: 'dibuat_pada', header: 'Dipesan', cell: ({ dibuat_pada }) => <Saat pada={dibuat_pada} /> },
  { key: 'status', header: 'Keadaan', card: 'corner', cell: (row) => <KeadaanOrder order={row} /> },
];

/** Where an order stands; and the money that came beside what paid it. */
function KeadaanOrder({ order: { status, ditinjau } }: { order: OrderMasuk }) {
  return (
    <div className={classes['chips']}>
      <StatusOrderChip status={status} />
      {ditinjau > 0 && status === 'dibayar' && (
        <StatusChip tone="red" label={`${sebutRupiah(ditinjau)} perlu ditinjau`} />
      )}
    </div>
  );
}
