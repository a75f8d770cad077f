import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatHari, formatTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { sebutKerja } from '@hadir/contract/jadwal/berlaku/sebut-kerja.ts';
import classes from './roster-keduanya.module.css';

type Props = { organisasi_id: number } & Pick<TukarShift, 'a' | 'b'>;

/** Both rosters on the days that are swapped and those beside them: what each has, what he gets, and how much rest is left. */
export function RosterKeduanya({ organisasi_id, a, b }: Props) {
  const ditukar = [a.tanggal, b.tanggal];
  const dates = [...new Set(ditukar.flatMap((tanggal) => [-1, 0, 1].map((step) => addDays(tanggal, step))))].toSorted();
  const asked = [a, b].flatMap(({ user_id }) =>
    [...new Set(dates.map((tanggal) => tanggal.slice(0, 7)))].map((bulan) => ({ user_id, bulan })),
  );
  const months = useQueries({
    queries: asked.map(({ user_id, bulan }) =>
      api.jadwalShift.listJadwalShift.query({ organisasi_id, bulan, user_id, count: 1 }, { errors: 'caller' }),
    ),
  });
  const failed = months.find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (months.some(({ data }) => !data)) return <Skeleton lines={5} />;
  const rows = months.flatMap(({ data }) => data?.data ?? []);
  const selOf = (user_id: number, tanggal: string) =>
    rows
      .filter((row) => row.user_id === user_id)
      .flatMap(({ hari }) => hari)
      .find((sel) => sel.tanggal === tanggal);
  return (
    <section aria-label="Jadwal keduanya" className={classes['roster']}>
      <h2>Jadwal keduanya</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Tanggal</th>
            <th scope="col">{a.nama}</th>
            <th scope="col">{b.nama}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((tanggal) => {
            const isDitukar = ditukar.includes(tanggal);
            const [his, others] = [selOf(a.user_id, tanggal), selOf(b.user_id, tanggal)];
            return (
              <tr key={tanggal} data-ditukar={isDitukar || undefined}>
                <th scope="row">
                  {formatHari(tanggal)}, {formatTanggal(tanggal)}
                </th>
                <td>{isDitukar ? <Menjadi dari={his} ke={others} /> : sebut(his)}</td>
                <td>{isDitukar ? <Menjadi dari={others} ke={his} /> : sebut(others)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const Menjadi = ({ dari, ke }: { dari: SelShift | undefined; ke: SelShift | undefined }) => (
  <>
    <span className={classes['dari']}>{sebut(dari)}</span> <span>menjadi {sebut(ke)}</span>
  </>
);

function sebut(sel: SelShift | undefined): string {
  return sebutKerja(sel ?? { nama: null, jam: null, sebab_libur: null });
}
