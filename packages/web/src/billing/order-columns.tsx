import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import type { Order } from '@hadir/contract/billing/order.ts';
import { formatTanggal, tanggalOf } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { StatusOrderChip } from './status-order-chip.tsx';

/** The orders of an organisation, their dates in its zone. */
export const orderColumns = (zona: string): Column<Order>[] => [
  { key: 'kode_pembayaran', header: 'Kode', cell: ({ kode_pembayaran }) => <strong>{kode_pembayaran}</strong> },
  { key: 'isi', header: 'Pesanan', wrap: true, cell: sebutPembelian },
  { key: 'total', header: 'Jumlah', align: 'end', cell: ({ total }) => sebutRupiah(total) },
  { key: 'dibuat_pada', header: 'Dipesan', cell: ({ dibuat_pada }) => formatTanggal(tanggalOf(dibuat_pada, zona)) },
  { key: 'status', header: 'Keadaan', card: 'corner', cell: ({ status }) => <StatusOrderChip status={status} /> },
];
