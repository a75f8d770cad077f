import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { formatSaat } from '../kit/format/format-saat.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusGangguanChip } from './status-gangguan-chip.tsx';

/** With times by the clocks of a zone. */
export const gangguanColumns = (zona: Zona): Column<Gangguan>[] => [
  { key: 'alasan', header: 'Gangguan', cell: ({ alasan }) => <strong>{alasan}</strong> },
  {
    key: 'waktu',
    header: `Waktu (${LABEL_ZONA[zona]})`,
    cell: ({ dari, sampai }) => `${formatSaat(dari, zona)} – ${formatSaat(sampai, zona)}`,
  },
  {
    key: 'pencatat',
    header: 'Dicatat',
    cell: ({ is_milik_tenant, dibuat_oleh }) => (is_milik_tenant ? sebutMilik(true) : (dibuat_oleh ?? '—')),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'corner',
    cell: ({ status, tertunda }) => (
      <>
        <StatusGangguanChip status={status} />
        {tertunda.length > 0 && <small> menunggu bulan dibuka</small>}
      </>
    ),
  },
];
