import type { BarisSinkron } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PerubahanList } from './perubahan-list.tsx';
import { CHIP_JENIS_SINKRON, sebutField } from './sebut-sinkron.ts';

/** People of a reading, each with what becomes of him and why. */
export const SINKRON_COLUMNS: Column<BarisSinkron>[] = [
  { key: 'nama', header: 'Nama', cell: ({ nama }) => nama },
  { key: 'isi', header: 'Menjadi', card: 'line', cell: (row) => <Isi row={row} /> },
  {
    key: 'jenis',
    header: 'Keadaan',
    card: 'corner',
    cell: ({ jenis, is_diterapkan }) => {
      const { label, tone } = CHIP_JENIS_SINKRON[jenis];
      return is_diterapkan ? (
        <StatusChip tone="green" label={`${label} · selesai`} />
      ) : (
        <StatusChip {...{ label, tone }} />
      );
    },
  },
];

function Isi({ row: { jenis, perubahan, tetap, pesan } }: { row: BarisSinkron }) {
  if (jenis !== 'baru' && perubahan.length === 0 && tetap.length === 0) return <>{pesan ?? '—'}</>;
  return (
    <>
      {pesan && <p>{pesan}</p>}
      <PerubahanList perubahan={perubahan} />
      {tetap.length > 0 && <p>Tetap menurut Hadir: {tetap.map(sebutField).join(', ')}</p>}
    </>
  );
}
