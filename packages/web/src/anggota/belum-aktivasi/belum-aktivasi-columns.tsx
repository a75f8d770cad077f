import type { BelumAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';

export const BELUM_AKTIVASI_COLUMNS: Column<BelumAktivasi>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: ({ nama }) => nama },
  { key: 'organisasi', header: 'Instansi', sortable: true, wrap: true, cell: ({ organisasi }) => organisasi },
  { key: 'nip', header: 'NIP', card: 'hidden', cell: ({ nip }) => nip ?? '—' },
  { key: 'email', header: 'Email', cell: ({ email }) => email ?? 'Belum ada' },
  {
    key: 'diterbitkan_pada',
    header: 'Token terakhir',
    sortable: true,
    cell: ({ diterbitkan_pada }) => (diterbitkan_pada ? <Saat pada={diterbitkan_pada} /> : BELUM_PERNAH),
  },
  {
    key: 'diminta_pada',
    header: 'Permintaan',
    sortable: true,
    card: 'corner',
    cell: ({ diminta_pada }) => diminta_pada && <StatusChip tone="orange" label="Meminta aktivasi" />,
  },
];
