import type { PerangkatRinci } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { formatAngka, formatHariTanggal, formatTanggalSingkat } from '../kit/format/format.ts';
import { NumberTable } from '../ui/chart/number-table.tsx';
import { TrendChart } from '../ui/chart/trend-chart.tsx';
import { Card } from '../ui/show/card.tsx';

/** How much came of a machine or kiosk on each of the last days; where nothing did, a sentence in the place of noughts. */
export function HariPerangkatCard({ hari }: Pick<PerangkatRinci, 'hari'>) {
  return (
    <Card title="Presensi per hari" subtitle="Dua pekan terakhir, menurut tanggal di tempatnya.">
      {hari.some(({ jumlah }) => jumlah > 0) ? (
        <>
          <TrendChart
            label="Presensi per hari"
            ticks={hari.map(({ tanggal }) => String(Number(tanggal.slice(8))))}
            names={hari.map(({ tanggal }) => formatHariTanggal(tanggal))}
            series={[{ name: 'Presensi', tone: 'brand', values: hari.map(({ jumlah }) => jumlah) }]}
          />
          <NumberTable
            label="Presensi per hari, angkanya"
            kepala={['Tanggal', ...hari.map(({ tanggal }) => formatTanggalSingkat(tanggal))]}
            baris={[{ kunci: 'jumlah', nama: 'Presensi', sel: hari.map(({ jumlah }) => formatAngka(jumlah)) }]}
          />
        </>
      ) : (
        <p>Belum ada presensi dari sini dalam dua pekan terakhir.</p>
      )}
    </Card>
  );
}
