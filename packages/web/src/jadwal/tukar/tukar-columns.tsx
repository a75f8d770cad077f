import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { Sejak } from '../../kit/zona/sejak.tsx';
import type { Column } from '../../ui/table/column.ts';
import { sebutPihak } from './sebut-pihak.ts';
import { StatusTukarChip } from './status-tukar-chip.tsx';

export const TUKAR_COLUMNS: Column<TukarShift>[] = [
  {
    key: 'anggota',
    header: 'Anggota',
    cell: ({ a, b }) => (
      <strong>
        {a.nama} ⇄ {b.nama}
      </strong>
    ),
  },
  { key: 'a', header: 'Yang meminta', cell: ({ a }) => sebutPihak(a) },
  { key: 'b', header: 'Rekannya', cell: ({ b }) => sebutPihak(b) },
  { key: 'dibuat_pada', header: 'Diajukan', cell: ({ dibuat_pada }) => <Sejak pada={dibuat_pada} /> },
  { key: 'status', header: 'Status', card: 'corner', cell: (tukar) => <StatusTukarChip tukar={tukar} /> },
];
