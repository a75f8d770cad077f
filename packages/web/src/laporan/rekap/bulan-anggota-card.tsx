import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from '../dasar/laporan.module.css';
import { RekapRincian, type SaringanHari } from './rekap-rincian.tsx';

type Props = { organisasi_id: number; user_id: number };

/** A member's month so far beside what else is known of him, with the way to its days. */
export function BulanAnggotaCard({ organisasi_id, user_id }: Props) {
  const bulan = useToday().slice(0, 7);
  const { data, error, refetch } = useQuery(
    api.rekap.listRekapRiwayat.query({ organisasi_id, user_id, bulan, count: 1 }, { errors: 'caller' }),
  );
  const row = data?.data[0];
  const hariHref = (search: SaringanHari) =>
    hrefTo(
      'riwayatKehadiran',
      { organisasi_id },
      { user_id, from: data?.rentang.tgl_awal, to: data?.rentang.tgl_akhir, ...search },
    );
  return (
    <Card
      title="Bulan ini"
      {...(data && { subtitle: data.rentang.sebutan })}
      actions={
        row && (
          <LinkButton size="compact-sm" variant="default" href={hariHref({})}>
            Lihat hari-harinya
          </LinkButton>
        )
      }
    >
      {row ? (
        <div className={classes['panel']}>
          <RekapRincian row={row} hariHref={hariHref} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <p className={classes['note']}>Belum ada hari kehadiran bulan ini.</p>
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
