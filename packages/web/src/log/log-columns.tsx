import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { formatJam, formatTanggal, tanggalOf } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { HasilLogChip } from './hasil-log-chip.tsx';
import { sebutObjek } from './sebut-objek.ts';

/** A moment to the second, as the log orders by it. */
export const sebutSaat = (waktu: string, zone: string) =>
  `${formatTanggal(tanggalOf(waktu, zone))} ${formatJam(waktu, zone)}`;

/** Who acted; nobody yet in what is done before signing in. */
export const sebutPelaku = ({ nama }: BarisLog) => nama ?? 'Belum masuk';

/** The columns of a log; that of one organisation need not name it. Lines come from every zone: the clock is named. */
export function logColumns(isDiInstansi: boolean, zone: Zona): Column<BarisLog>[] {
  return [
    { key: 'kegiatan', header: 'Kegiatan', wrap: true, cell: ({ kegiatan }) => kegiatan },
    { key: 'waktu', header: `Waktu (${LABEL_ZONA[zone]})`, cell: ({ waktu }) => sebutSaat(waktu, zone) },
    { key: 'pelaku', header: 'Pelaku', wrap: true, cell: sebutPelaku },
    { key: 'objek', header: 'Objek', wrap: true, cell: (baris) => sebutObjek(baris) ?? '–' },
    ...(isDiInstansi
      ? []
      : [
          {
            key: 'instansi',
            header: 'Instansi',
            wrap: true as const,
            cell: ({ nama_organisasi, nama_tenant }: BarisLog) => nama_organisasi ?? nama_tenant ?? '–',
          },
        ]),
    { key: 'ip', header: 'Alamat IP', cell: ({ ip }) => ip ?? '–' },
    { key: 'hasil', header: 'Hasil', card: 'corner', cell: ({ hasil }) => <HasilLogChip hasil={hasil} /> },
  ];
}
