import type { Kedatangan } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAngka } from '../../kit/format/format.ts';
import { BarList } from '../../ui/show/bar-list.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import classes from './analitik.module.css';

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
const duaAngka = (value: number) => String(value).padStart(2, '0');
const pukul = (perempat: number) => `${duaAngka(Math.floor(perempat / 4))}:${duaAngka((perempat % 4) * 15)}`;

/** When people arrive: by the quarter of an hour, and by the day of the week and the hour. */
export function KedatanganCard({ query }: { query: UseQueryResult<Kedatangan> }) {
  const isEmpty = ({ sel }: Kedatangan) => sel.length === 0;
  return (
    <>
      <AnalitikCard title="Jam kedatangan" subtitle="Per seperempat jam." query={query} isEmpty={isEmpty}>
        {({ sel }) => <BarList butir={toPerempat(sel)} total={sumOf(sel)} />}
      </AnalitikCard>
      <AnalitikCard title="Hari dan jam" subtitle="Banyaknya kedatangan." query={query} isEmpty={isEmpty}>
        {({ sel }) => <PetaPanas sel={sel} />}
      </AnalitikCard>
    </>
  );
}

type Sel = Kedatangan['sel'];
const sumOf = (sel: Sel) => sel.reduce((sum, { jumlah }) => sum + jumlah, 0);

/** From the first quarter of an hour to the last, without a gap. */
function toPerempat(sel: Sel) {
  const all = sel.map(({ perempat }) => perempat);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => first + at).map((perempat) => ({
    kunci: String(perempat),
    teks: `${pukul(perempat)}–${pukul(perempat + 1)}`,
    jumlah: sumOf(sel.filter((one) => one.perempat === perempat)),
  }));
}

/** A table whose cells are the deeper the more arrive: what is seen is also read. */
function PetaPanas({ sel }: { sel: Sel }) {
  const hours = [...new Set(sel.map(({ perempat }) => Math.floor(perempat / 4)))].toSorted((a, b) => a - b);
  const at = (hari: number, hour: number) =>
    sumOf(sel.filter((one) => one.hari === hari && Math.floor(one.perempat / 4) === hour));
  const most = Math.max(...HARI.flatMap((_, index) => hours.map((hour) => at(index + 1, hour))));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
    <div className={classes['gulir']} role="region" aria-label="Kedatangan per hari dan jam" tabIndex={0}>
      <table className={classes['panas']}>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {duaAngka(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HARI.map((nama, index) => (
            <tr key={nama}>
              <th scope="row">{nama}</th>
              {hours.map((hour) => {
                const jumlah = at(index + 1, hour);
                return (
                  <td key={hour} style={{ '--panas': `${Math.round((jumlah / most) * 45)}%` } as React.CSSProperties}>
                    {jumlah === 0 ? '' : formatAngka(jumlah)}
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
