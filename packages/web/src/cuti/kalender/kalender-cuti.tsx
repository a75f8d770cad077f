import { useSession } from '../../base/session/use-session.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { FILTER_KALENDER } from './filter-kalender.ts';
import { KalenderBulan } from './kalender-bulan.tsx';
import { KalenderFilter } from './kalender-filter.tsx';
import { KalenderPonsel } from './kalender-ponsel.tsx';
import { KalenderTahunAnggota } from './kalender-tahun-anggota.tsx';
import { KalenderTahun } from './kalender-tahun.tsx';
import classes from './kalender.module.css';
import type { SiapaKalender } from './siapa-kalender.ts';

type Props = { organisasi_id: number; canSeeAll: boolean; isMember: boolean };

/** The leave calendar: a month or a year of a member, a group, or everybody whom the caller may see. */
export function KalenderCuti({ organisasi_id, canSeeAll, isMember }: Props) {
  const today = useToday();
  const me = useSession()?.me.user_id;
  const isPhone = usePhone();
  const { filters, change } = useUrlFilters(FILTER_KALENDER);
  const { tampilan, hari, page, q } = filters;
  const bulan = filters.bulan || today.slice(0, 7);
  const user_id = filters.siapa === 'saya' ? me : canSeeAll ? filters.user_id : undefined;
  const group_id = canSeeAll ? filters.group_id : undefined;
  const isOne = user_id !== undefined;
  const hanya = filters.hanya ?? (canSeeAll && !isOne && group_id === undefined);
  const siapa: SiapaKalender = {
    organisasi_id,
    ...(isOne ? { user_id } : {}),
    ...(group_id === undefined || isOne ? {} : { group_id }),
    ...(q && !isOne && tampilan !== 'tahun' ? { q } : {}),
  };
  const onPage = (next: number) => change({ page: next });
  const view = () => {
    if (tampilan === 'tahun' && isOne) return <KalenderTahunAnggota siapa={siapa} tahun={bulan.slice(0, 4)} />;
    if (tampilan === 'tahun') {
      const open = (next: string) => change({ bulan: next, tampilan: undefined, hari: '' });
      return <KalenderTahun siapa={siapa} tahun={bulan.slice(0, 4)} onBulan={open} />;
    }
    if (isPhone) {
      const onHari = (next: string) => change({ hari: next });
      return <KalenderPonsel siapa={siapa} bulan={bulan} hari={hari} onHari={onHari} page={page} onPage={onPage} />;
    }
    return <KalenderBulan siapa={siapa} bulan={bulan} hanya_cuti={hanya && !isOne} page={page} onPage={onPage} />;
  };
  return (
    <div className={classes['stack']}>
      <KalenderFilter
        organisasi_id={organisasi_id}
        canSeeAll={canSeeAll}
        isMember={isMember}
        bulan={bulan}
        hanya={hanya}
        filters={filters}
        change={change}
      />
      {view()}
    </div>
  );
}
