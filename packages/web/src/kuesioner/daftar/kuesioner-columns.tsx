import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { KeadaanKuesionerChip } from '../dasar/keadaan-kuesioner-chip.tsx';
import { LABEL_SASARAN, sebutJawaban, sebutMasa } from '../dasar/sebut-kuesioner.ts';
import { KuesionerRowMenu } from './kuesioner-row-menu.tsx';

/** The columns of the list; what can be done with a row only for those who may. */
export const kuesionerColumns = (
  organisasi_id: number,
  { canWrite, zone }: { canWrite: boolean; zone: string },
): Column<Kuesioner>[] => [
  { key: 'judul', header: 'Judul', sortable: true, wrap: true, cell: ({ judul }) => <strong>{judul}</strong> },
  {
    key: 'keadaan',
    header: 'Keadaan',
    card: 'corner',
    cell: ({ keadaan }) => <KeadaanKuesionerChip keadaan={keadaan} />,
  },
  { key: 'masa', header: 'Dibuka', cell: sebutMasa },
  {
    key: 'sasaran',
    header: 'Sasaran',
    cell: ({ sasaran, is_anonim }) => `${LABEL_SASARAN[sasaran]}${is_anonim ? ', anonim' : ''}`,
  },
  { key: 'jawaban', header: 'Menjawab', align: 'end', cell: sebutJawaban },
  {
    key: 'dibuat_pada',
    header: 'Dibuat',
    sortable: true,
    cell: ({ dibuat_pada }) => formatTanggal(tanggalOf(dibuat_pada, zone)),
  },
  ...(canWrite
    ? [
        {
          key: 'tindakan',
          header: 'Tindakan',
          align: 'end' as const,
          cell: (row: Kuesioner) => <KuesionerRowMenu organisasi_id={organisasi_id} kuesioner={row} />,
        },
      ]
    : []),
];
