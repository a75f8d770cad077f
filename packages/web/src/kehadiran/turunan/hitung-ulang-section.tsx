import { isBerjalan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { refetchWhileBerjalan } from '../../base/api/refetch-while-berjalan.ts';
import { useRefetchWhenDone } from '../../base/api/use-refetch-when-done.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import classes from './hitung-ulang-section.module.css';

const TURUNAN = ['kehadiran', 'dashboard', 'presensi', 'jadwalShift', 'rekap', 'ketidakhadiran'] as const;

/** Says that days are being judged again, and how far that is; what is drawn from them is fetched once it is done. */
export function HitungUlangSection({ organisasi_id }: { organisasi_id: number }) {
  const { data = [] } = useQuery({
    ...api.hitungUlang.listHitungUlang.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    refetchInterval: refetchWhileBerjalan,
  });
  const running = data.filter(isBerjalan);
  const count = running.length;
  useRefetchWhenDone(count > 0, TURUNAN);

  const failed = data[0]?.status === 'gagal' ? data[0] : undefined;
  if (count === 0 && !failed) return null;
  const done = running.reduce((sum, one) => sum + one.selesai, 0);
  const total = running.reduce((sum, one) => sum + (one.total ?? 0), 0);
  return (
    <div className={classes['box']} role="status">
      {failed ? (
        <p>Hitung ulang kehadiran tidak selesai: {failed.pesan ?? 'terjadi kesalahan pada sistem'}.</p>
      ) : total > 0 ? (
        <ProgressBar label="Kehadiran sedang dihitung ulang" done={done} total={total} unit="anggota" />
      ) : (
        <p>Kehadiran sedang dihitung ulang ({formatAngka(count)} pekerjaan menunggu giliran).</p>
      )}
    </div>
  );
}
