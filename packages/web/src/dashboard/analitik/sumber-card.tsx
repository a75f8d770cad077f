import type { MenurutAsal, MenurutPerangkat } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { useZona } from '../../kit/zona/use-zona.ts';
import { formatAngka, formatHariTanggal, formatJam, tanggalOf } from '../../kit/format/format.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import type { HrefOf } from './riwayat-of-saring.ts';

type Data = Pick<output<typeof MenurutAsal>, 'from' | 'to' | 'sumber'> &
  Partial<Pick<output<typeof MenurutPerangkat>, 'perangkat'>>;
type Props = { query: UseQueryResult<Data>; hrefOf: HrefOf };

/** Where events came from, and of one organisation each machine with when it was last heard of. */
export function SumberCard({ query, hrefOf }: Props) {
  const zona = useZona();
  return (
    <AnalitikCard
      title="Sumber presensi"
      subtitle="Hari anggota per sumber, bagiannya dari semua batang."
      query={query}
      isEmpty={({ sumber }) => sumber.every(({ jumlah }) => jumlah === 0)}
    >
      {(data) => (
        <>
          <BarList
            total={data.sumber.reduce((sum, { jumlah }) => sum + jumlah, 0)}
            butir={data.sumber.map(({ sumber, jumlah }) => ({
              kunci: sumber,
              teks: KATA_SUMBER[sumber].label,
              jumlah,
              href: jumlah > 0 ? hrefOf(data, { ...SARING_TANDA.asal, sumber }) : undefined,
            }))}
          />
          {data.perangkat !== undefined && data.perangkat.length > 0 && (
            <NumberTable
              label="Presensi per mesin"
              kepala={['Mesin', 'Presensi', 'Terakhir terdengar']}
              baris={data.perangkat.map(({ nama, jumlah, terakhir }) => ({
                kunci: nama,
                nama,
                sel: [
                  formatAngka(jumlah),
                  `${formatHariTanggal(tanggalOf(terakhir, zona))} ${formatJam(terakhir, zona)}`,
                ],
              }))}
            />
          )}
        </>
      )}
    </AnalitikCard>
  );
}
