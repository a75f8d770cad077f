import { SERI_TREN } from '../base/words/seri-tren.ts';
import type { RingkasanTanggal } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { formatAngka, formatHariTanggal, formatTanggalSingkat } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { TrendChart, type TrendSeries } from '../ui/chart/trend-chart.tsx';
import classes from './tren-card.module.css';

type Props = {
  tren: readonly RingkasanTanggal[];
  /** Where a day's members are listed. */
  hrefOf?: (tanggal: string) => string;
};

/** The last fourteen days as lines, with the numbers in a table behind them. */
export function TrenCard({ tren, hrefOf }: Props) {
  const [first, last] = [tren[0], tren.at(-1)];
  const span = first && last ? `${formatTanggalSingkat(first.tanggal)} – ${formatTanggalSingkat(last.tanggal)}` : '';
  // A day on which nobody was due, or that is not over, breaks the lines: zero would look like everybody's absence.
  const series = SERI_TREN.map(([key, name, tone]): TrendSeries => ({
    name,
    tone,
    values: tren.map((day) => (day.anggota > day.libur && day.terbuka === 0 ? day[key] : null)),
  }));
  if (tren.length === 0) {
    return (
      <Card title="Tren kehadiran">
        <p className={classes['none']}>Belum ada hari yang dinilai.</p>
      </Card>
    );
  }
  return (
    <Card title={`Tren kehadiran ${tren.length} hari`} actions={<span className={classes['span']}>{span}</span>}>
      <TrendChart
        label={`Tren kehadiran ${span}`}
        ticks={tren.map(({ tanggal }) => tanggal.slice(8))}
        names={tren.map(({ tanggal }) => formatHariTanggal(tanggal))}
        series={series}
        {...(hrefOf && { hrefOf: (at) => tren[at] && hrefOf(tren[at].tanggal) })}
      />
      <details className={classes['details']}>
        <summary>Lihat sebagai tabel</summary>
        <div className={classes['scroll']}>
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">Tanggal</th>
                {SERI_TREN.map(([key, name]) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tren.map((day) => (
                <tr key={day.tanggal}>
                  <th scope="row">
                    {hrefOf ? (
                      <Link href={hrefOf(day.tanggal)}>{formatHariTanggal(day.tanggal)}</Link>
                    ) : (
                      formatHariTanggal(day.tanggal)
                    )}
                    {day.terbuka > 0 && ' (berjalan)'}
                  </th>
                  {SERI_TREN.map(([key]) => (
                    <td key={key}>{formatAngka(day[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}
