import { SERI_TREN } from '../../base/words/seri-tren.ts';
import type { TrenPerangkat } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAngka, formatHariTanggal } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { TrendChart, type TrendSeries } from '../../ui/chart/trend-chart.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import classes from './analitik.module.css';
import type { HrefOf } from './riwayat-of-saring.ts';

/** So many dates are written below a chart. */
const TERTULIS = 8;

type Props = {
  query: UseQueryResult<TrenPerangkat>;
  /** Where a day is looked at more closely, and where those are listed whom one of its numbers counts. */
  dayHref: HrefOf;
  hrefOf: HrefOf;
};

/** Each day of the span; each leads to what it is made of. */
export function TrenAnalitikCard({ query, dayHref, hrefOf }: Props) {
  return (
    <AnalitikCard title="Tren per hari" query={query} isEmpty={({ hari }) => hari.length === 0}>
      {({ hari }) => {
        const every = Math.ceil(hari.length / TERTULIS);
        // A day on which nobody was due breaks the lines; zero would look like everybody's absence.
        const series = SERI_TREN.map(([key, name, tone]): TrendSeries => ({
          name,
          tone,
          values: hari.map((day) => (day.wajib > 0 ? day[key] : null)),
        }));
        return (
          <>
            <TrendChart
              label="Tren per hari"
              ticks={hari.map(({ tanggal }, at) =>
                at % every === 0 ? `${tanggal.slice(8)}-${tanggal.slice(5, 7)}` : '',
              )}
              names={hari.map(({ tanggal }) => formatHariTanggal(tanggal))}
              series={series}
              hrefOf={(at) => hari[at] && dayHref({ from: hari[at].tanggal, to: hari[at].tanggal })}
            />
            <details className={classes['lipat']} data-tanpa-gambar>
              <summary>Lihat sebagai tabel</summary>
              <NumberTable
                label="Angka tren per hari"
                kepala={['Tanggal', 'Wajib', ...SERI_TREN.map(([, name]) => name)]}
                baris={hari.map((day) => ({
                  kunci: day.tanggal,
                  nama: (
                    <Link href={dayHref({ from: day.tanggal, to: day.tanggal }) ?? ''}>
                      {formatHariTanggal(day.tanggal)}
                    </Link>
                  ),
                  sel: [
                    formatAngka(day.wajib),
                    ...SERI_TREN.map(([key]) => (
                      <Angka
                        key={key}
                        jumlah={day[key]}
                        href={hrefOf({ from: day.tanggal, to: day.tanggal }, SARING_TANDA[key])}
                      />
                    )),
                  ],
                }))}
              />
            </details>
          </>
        );
      }}
    </AnalitikCard>
  );
}

/** A number that leads to those whom it counts, where there are any. */
const Angka = ({ jumlah, href }: { jumlah: number; href: string | undefined }) =>
  jumlah > 0 && href !== undefined ? <Link href={href}>{formatAngka(jumlah)}</Link> : formatAngka(jumlah);
