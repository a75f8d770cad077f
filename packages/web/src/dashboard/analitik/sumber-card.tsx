import type { SumberPresensi } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatHariTanggal, formatJam, tanggalOf } from '../../kit/format/format.ts';
import { BarList } from '../../ui/show/bar-list.tsx';
import { NumberTable } from '../../ui/show/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import type { SaringAnalitik } from './analitik-fields.ts';
import { riwayatOfSaring } from './riwayat-of-saring.ts';

const SUMBER: Record<SumberPresensi, string> = {
  ponsel: 'Ponsel',
  kiosk: 'Kios',
  mesin: 'Mesin',
  manual: 'Swafoto',
  impor: 'Impor',
};

/** Where events came from, and each machine with when it was last heard of. */
export function SumberCard({ saring }: { saring: SaringAnalitik }) {
  const query = useQuery(api.analitik.countPerangkat.query(saring, { errors: 'screen' }));
  return (
    <AnalitikCard
      title="Sumber dan mesin"
      subtitle="Hari anggota dengan presensi dari sumber itu."
      query={query}
      isEmpty={({ sumber }) => sumber.every(({ jumlah }) => jumlah === 0)}
    >
      {(data) => (
        <>
          <BarList
            total={data.sumber.reduce((sum, { jumlah }) => sum + jumlah, 0)}
            butir={data.sumber.map(({ sumber, jumlah }) => ({
              kunci: sumber,
              teks: SUMBER[sumber],
              jumlah,
              href: jumlah > 0 ? riwayatOfSaring(saring, data, { sumber }) : undefined,
            }))}
          />
          {data.perangkat.length > 0 && (
            <NumberTable
              label="Presensi per mesin"
              kepala={['Mesin', 'Presensi', 'Terakhir terdengar']}
              baris={data.perangkat.map(({ nama, jumlah, terakhir }) => ({
                kunci: nama,
                nama,
                sel: [formatAngka(jumlah), `${formatHariTanggal(tanggalOf(terakhir))} ${formatJam(terakhir)}`],
              }))}
            />
          )}
        </>
      )}
    </AnalitikCard>
  );
}
