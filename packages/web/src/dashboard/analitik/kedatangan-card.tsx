import type { Kedatangan } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutPerempat } from '../../kit/format/sebut-perempat.ts';
import { NAMA_HARI } from '../../ui/date/nama-hari.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Link } from '../../ui/show/link.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import classes from './analitik.module.css';
import type { HrefOf } from './riwayat-of-saring.ts';

type Tiba = { perempat: readonly number[]; hari?: number };

/** When people arrive: by the quarter of an hour, and by the day of the week and the hour; each leads to those who did. */
export function KedatanganCard({ query, hrefOf }: { query: UseQueryResult<Kedatangan>; hrefOf: HrefOf }) {
  const leadTo =
    (rentang: Kedatangan) =>
    ({ perempat, hari }: Tiba) =>
      hrefOf(rentang, { ...SARING_TANDA.asal, perempat, hari });
  const isEmpty = ({ sel }: Kedatangan) => sel.length === 0;
  return (
    <>
      <AnalitikCard
        title="Jam kedatangan"
        subtitle="Per seperempat jam, bagiannya dari semua kedatangan."
        query={query}
        isEmpty={isEmpty}
      >
        {(data) => <BarList butir={toPerempat(data.sel, leadTo(data))} total={sumOf(data.sel)} />}
      </AnalitikCard>
      <AnalitikCard title="Hari dan jam" subtitle="Banyaknya kedatangan." query={query} isEmpty={isEmpty}>
        {(data) => <PetaPanas sel={data.sel} leadTo={leadTo(data)} />}
      </AnalitikCard>
    </>
  );
}

type Sel = Kedatangan['sel'];
type LeadTo = (tiba: Tiba) => string | undefined;
const sumOf = (sel: Sel) => sel.reduce((sum, { jumlah }) => sum + jumlah, 0);

/** The quarters of an hour in which somebody arrived, the first first; each says its time, so the empty ones are left out. */
function toPerempat(sel: Sel, leadTo: LeadTo) {
  const all = [...new Set(sel.filter(({ jumlah }) => jumlah > 0).map(({ perempat }) => perempat))];
  return all
    .toSorted((a, b) => a - b)
    .map((perempat) => {
      const jumlah = sumOf(sel.filter((one) => one.perempat === perempat));
      return {
        kunci: String(perempat),
        teks: sebutPerempat([perempat]),
        jumlah,
        href: leadTo({ perempat: [perempat] }),
      };
    });
}

/** A table whose cells are the deeper the more arrive: what is seen is also read. */
function PetaPanas({ sel, leadTo }: { sel: Sel; leadTo: LeadTo }) {
  const hours = [...new Set(sel.map(({ perempat }) => Math.floor(perempat / 4)))].toSorted((a, b) => a - b);
  const at = (hari: number, hour: number) =>
    sumOf(sel.filter((one) => one.hari === hari && Math.floor(one.perempat / 4) === hour));
  const most = Math.max(...NAMA_HARI.flatMap((_, index) => hours.map((hour) => at(index + 1, hour))));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
    <div className={classes['gulir']} role="region" aria-label="Kedatangan per hari dan jam" tabIndex={0}>
      <table className={classes['panas']}>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {String(hour).padStart(2, '0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NAMA_HARI.map((nama, index) => (
            <tr key={nama}>
              <th scope="row">{nama}</th>
              {hours.map((hour) => {
                const jumlah = at(index + 1, hour);
                const href = leadTo({ hari: index + 1, perempat: [0, 1, 2, 3].map((one) => hour * 4 + one) });
                return (
                  <td key={hour} style={{ '--panas': `${Math.round((jumlah / most) * 45)}%` } as React.CSSProperties}>
                    {jumlah === 0 ? (
                      ''
                    ) : href === undefined ? (
                      formatAngka(jumlah)
                    ) : (
                      <Link href={href}>{formatAngka(jumlah)}</Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
