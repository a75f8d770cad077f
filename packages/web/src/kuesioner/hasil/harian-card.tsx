import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatHariTanggal, formatTanggalSingkat } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { TrendChart } from '../../ui/chart/trend-chart.tsx';
import classes from './hasil.module.css';
import type { Satu } from './satu.ts';
import { NumberTable } from '../../ui/chart/number-table.tsx';

/** How many answered on each day; nothing while nobody has. */
export function HarianCard({ satu, isDisaring }: { satu: Satu; isDisaring: boolean }) {
  const { data = [] } = useQuery(api.hasilKuesioner.listHasilHarian.query(satu));
  if (data.length === 0) return null;
  // Days as many as fit are written; all are read by pointing and in the table.
  const every = Math.ceil(data.length / 8);
  return (
    <Card title="Jawaban per hari" {...(isDisaring && { subtitle: 'Semua jawaban, tanpa saringan di atas' })}>
      {data.length > 1 && (
        <TrendChart
          label="Jawaban per hari"
          ticks={data.map(({ tanggal }, at) => (at % every === 0 ? formatTanggalSingkat(tanggal) : ''))}
          names={data.map(({ tanggal }) => formatHariTanggal(tanggal))}
          series={[{ name: 'Jawaban', tone: 'brand', values: data.map(({ jumlah }) => jumlah) }]}
        />
      )}
      <details className={classes['lipat']} open={data.length === 1}>
        <summary>Lihat sebagai tabel</summary>
        <NumberTable
          label="Banyaknya jawaban menurut tanggal"
          kepala={['Tanggal', 'Jawaban']}
          baris={data.map(({ tanggal, jumlah }) => ({
            kunci: tanggal,
            nama: formatHariTanggal(tanggal),
            sel: [formatAngka(jumlah)],
          }))}
        />
      </details>
    </Card>
  );
}
