import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { BarList } from '../../ui/show/bar-list.tsx';
import { NumberTable } from '../../ui/show/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import type { SaringAnalitik } from './analitik-fields.ts';
import { riwayatOfSaring } from './riwayat-of-saring.ts';

const RADIUS: Record<number, string> = {
  [STATUS_RADIUS.dalam]: 'Di dalam lokasi',
  [STATUS_RADIUS.luar]: 'Di luar lokasi',
  [STATUS_RADIUS.tidak_terdeteksi]: 'Lokasi tidak terdeteksi',
};

/** Where events were made. */
export function TempatCard({ saring }: { saring: SaringAnalitik }) {
  const query = useQuery(api.analitik.countLokasiPresensi.query(saring, { errors: 'screen' }));
  return (
    <AnalitikCard
      title="Tempat"
      subtitle="Hari anggota dengan presensi di tempat itu."
      query={query}
      isEmpty={({ radius }) => radius.every(({ jumlah }) => jumlah === 0)}
    >
      {(data) => (
        <>
          <BarList
            total={data.radius.reduce((sum, { jumlah }) => sum + jumlah, 0)}
            butir={data.radius.map(({ radius, jumlah }) => ({
              kunci: String(radius),
              teks: RADIUS[radius] ?? '',
              jumlah,
              href: jumlah > 0 ? riwayatOfSaring(saring, data, { radius }) : undefined,
            }))}
          />
          {data.lokasi.length > 0 && (
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
