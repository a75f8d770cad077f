import type { MenurutAsal, MenurutLokasi } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { formatAngka } from '../../kit/format/format.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import type { HrefOf } from './riwayat-of-saring.ts';

type Data = Pick<output<typeof MenurutAsal>, 'from' | 'to' | 'radius'> &
  Partial<Pick<output<typeof MenurutLokasi>, 'lokasi'>>;
type Props = { query: UseQueryResult<Data>; hrefOf: HrefOf };

/** Where events were made, and of one organisation how many at each of its places. */
export function TempatCard({ query, hrefOf }: Props) {
  return (
    <AnalitikCard
      title="Tempat"
      subtitle="Hari anggota per tempat, bagiannya dari semua batang."
      query={query}
      isEmpty={({ radius }) => radius.every(({ jumlah }) => jumlah === 0)}
    >
      {(data) => (
        <>
          <BarList
            total={data.radius.reduce((sum, { jumlah }) => sum + jumlah, 0)}
            butir={data.radius.map(({ radius, jumlah }) => ({
              kunci: String(radius),
              teks: LABEL_RADIUS[radius],
              jumlah,
              href: jumlah > 0 ? hrefOf(data, { ...SARING_TANDA.asal, radius }) : undefined,
            }))}
          />
          {data.lokasi !== undefined && data.lokasi.length > 0 && (
            <NumberTable
              label="Presensi per lokasi"
              kepala={['Lokasi', 'Presensi']}
              baris={data.lokasi.map(({ lokasi_presensi_id, nama, jumlah }) => ({
                kunci: String(lokasi_presensi_id),
                nama,
                sel: [formatAngka(jumlah)],
              }))}
            />
          )}
        </>
      )}
    </AnalitikCard>
  );
}
