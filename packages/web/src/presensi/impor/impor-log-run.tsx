import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { isBerjalan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';
import { useQuery } from '@tanstack/react-query';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { refetchWhileBerjalan } from '../../base/api/refetch-while-berjalan.ts';
import { useRefetchWhenDone } from '../../base/api/use-refetch-when-done.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DilewatiLog } from './dilewati-log.tsx';
import classes from './impor-log-dialog.module.css';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';

type Props = {
  organisasi_id: number;
  pekerjaan_id: string;
  /** One goes on to the days that came of it. */
  onSeen: () => void;
};

const TOUCHED = ['kehadiran', 'dashboard', 'presensi'] as const;

/** An import under way, followed until it is done. */
export function ImporLogRun({ organisasi_id, pekerjaan_id, onSeen }: Props) {
  const query = useQuery({
    ...api.presensi.getImporPresensi.query({ organisasi_id, pekerjaan_id }, { errors: 'caller', autosave: true }),
    refetchInterval: refetchWhileBerjalan,
  });
  // One that is over by the first answer ran before it.
  useRefetchWhenDone(query.isPending || isBerjalan(query.data), TOUCHED);

  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton lines={3} />;

  const { selesai, total, antrean, hasil, pesan, dibuat_pada } = query.data;
  switch (query.data.status) {
    case 'selesai':
      return (
        <div className={classes['stack']}>
          <EmptyState
            title="Impor selesai"
            icon={<IconCircleCheck size={22} stroke={1.75} />}
            action={
              hasil?.tgl_akhir && (
                <LihatHari
                  organisasi_id={organisasi_id}
                  tgl_awal={hasil.tgl_awal}
                  tgl_akhir={hasil.tgl_akhir}
                  onClick={onSeen}
                />
              )
            }
          >
            {formatAngka(Math.max(0, (hasil?.tercatat ?? 0) - (hasil?.dilewati?.ditahan ?? 0)))} presensi tercatat,{' '}
            {formatAngka(hasil?.hari ?? 0)} hari kehadiran dihitung.
          </EmptyState>
          {hasil?.dilewati && <DilewatiLog organisasi_id={organisasi_id} dilewati={hasil.dilewati} isTercatat />}
        </div>
      );
    case 'gagal':
      return (
        <EmptyState title="Impor tidak selesai" icon={<IconAlertTriangle size={22} stroke={1.75} />}>
          {pesan ?? 'Terjadi kesalahan saat mencatat.'} Impor lagi berkas yang sama: yang sudah tercatat tidak akan
          berganda.
        </EmptyState>
      );
    default:
      return (
        <div className={classes['stack']}>
          {antrean ? (
            <p>{sebutAntrean(antrean)}</p>
          ) : total === null ? (
            <Skeleton lines={2} />
          ) : (
            <ProgressBar
              label="Mencatat presensi"
              done={selesai}
              total={total}
              secondsElapsed={(query.dataUpdatedAt - Date.parse(dibuat_pada)) / 1000}
            />
          )}
          <p>Jendela ini boleh ditutup dan halaman boleh dimuat ulang; pencatatan berjalan terus.</p>
        </div>
      );
  }
}

/** Of a log of years its last weeks are what one wants to see; of a shorter one its own dates, and no others. */
const HARI_DILIHAT = 31;

type LihatProps = { organisasi_id: number; tgl_awal: string | undefined; tgl_akhir: string; onClick: () => void };

function LihatHari({ organisasi_id, tgl_awal = '', tgl_akhir, onClick }: LihatProps) {
  const terlama = addDays(tgl_akhir, 1 - HARI_DILIHAT);
  const from = tgl_awal > terlama ? tgl_awal : terlama;
  return (
    <LinkButton href={hrefTo('riwayatKehadiran', { organisasi_id }, { from, to: tgl_akhir })} onClick={onClick}>
      Lihat kehadirannya
    </LinkButton>
  );
}
