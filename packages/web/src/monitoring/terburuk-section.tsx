import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { DatangBar } from './datang-bar.tsx';
import { KeadaanPantauanChip } from './keadaan-pantauan-chip.tsx';
import { CHIP_KEADAAN_PANTAUAN } from './pantauan/chip-keadaan-pantauan.ts';
import classes from './pantauan/pantauan.module.css';
import { SebabList } from './sebab-list.tsx';
import { usePantauan } from './pantauan/use-pantauan.ts';

/** More than these are read on the dashboard, where they can be searched. */
const TAMPAK = 3;

/** The worst of what the caller watches, in a few lines above something else. */
export function TerburukSection() {
  const { query } = usePantauan({ page: 1, count: TAMPAK });
  const { data, error, refetch } = query;
  const membara = data?.data.filter(({ keadaan }) => keadaan === 'genting' || keadaan === 'waspada') ?? [];
  const jumlah = data && KEADAAN_PANTAUAN.filter((keadaan) => data.jumlah[keadaan]);
  return (
    <div className={classes['terburuk']}>
      <Card
        title="Keadaan instansi sekarang"
        subtitle={jumlah
          ?.map(
            (keadaan) =>
              `${formatAngka(data?.jumlah[keadaan] ?? 0)} ${CHIP_KEADAAN_PANTAUAN[keadaan].label.toLowerCase()}`,
          )
          .join(' · ')}
        actions={<Link href={hrefTo('dashboardTenant')}>Lihat semua</Link>}
      >
        {!data ? (
          error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={TAMPAK} height={48} />
          )
        ) : membara.length === 0 ? (
          <p className={classes['redup']}>Tidak ada instansi yang genting atau perlu diwaspadai.</p>
        ) : (
          <ul className={classes['terburukDaftar']} aria-label="Instansi yang terburuk">
            {membara.map((one) => (
              <li key={one.organisasi_id}>
                <span className={classes['nama']}>
                  <Link href={hrefTo('home', { organisasi_id: one.organisasi_id })}>{one.nama}</Link>
                </span>
                <KeadaanPantauanChip keadaan={one.keadaan} />
                <DatangBar pantauan={one} />
                <SebabList pantauan={one} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
