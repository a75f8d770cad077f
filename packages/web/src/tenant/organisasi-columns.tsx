import type { OrganisasiTenant } from '@hadir/contract/tenant/tenant.ts';
import { sebutEdisi } from '@hadir/contract/organisasi/sebut-edisi.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusTempatChip } from './status-tempat-chip.tsx';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';

export const sebutLangganan = ({ is_langganan, tgl_berlaku_akhir }: OrganisasiTenant): string => {
  if (!is_langganan) return 'Tidak berlangganan';
  return tgl_berlaku_akhir ? `Sampai ${formatTanggal(tgl_berlaku_akhir)}` : 'Berlangganan';
};

/** Each organisation of a tenant. */
export const ORGANISASI_COLUMNS: Column<OrganisasiTenant>[] = [
  { key: 'nama', header: 'Nama', sortable: true, wrap: true, cell: ({ nama }) => nama },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusTempatChip status={status} />,
  },
  { key: 'kode_organisasi', header: 'Kode', sortable: true, cell: (row) => row.kode_organisasi },
  { key: 'edisi', header: 'Edisi', cell: (row) => sebutEdisi(row) },
  { key: 'tgl_berlaku_akhir', header: 'Langganan', sortable: true, cell: sebutLangganan },
  { key: 'terpakai', header: 'Akun terpakai', align: 'end', cell: (row) => formatAngka(row.terpakai) },
  { key: 'kuota', header: 'Kuota', align: 'end', cell: (row) => sebutKuota(row.kuota) },
  { key: 'jumlah_operator', header: 'Operator', align: 'end', cell: (row) => formatAngka(row.jumlah_operator) },
];
