import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../kit/api.ts';
import { formatAngka } from '../kit/format.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import classes from './hitung-ulang-section.module.css';

const POLL_MS = 2000;
const TURUNAN = ['kehadiran', 'dashboard', 'presensi', 'jadwalShift', 'rekap', 'ketidakhadiran'];

/** Says that days are being judged again, and how far that is; what is drawn from them is fetched once it is done. */
export function HitungUlangSection({ organisasi_id }: { organisasi_id: number }) {
  const client = useQueryClient();
  const wasRunning = useRef(false);
  const { data = [] } = useQuery({
    ...api.hitungUlang.list.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
  const running = data.filter(isRunning);
  const count = running.length;
  useEffect(() => {
    if (count > 0) wasRunning.current = true;
    else if (wasRunning.current) {
      wasRunning.current = false;
      void client.invalidateQueries({ predicate: ({ queryKey }) => TURUNAN.includes(String(queryKey[0])) });
    }
  }, [client, count]);

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

const isRunning = ({ status }: { status: string }) => status === 'menunggu' || status === 'berjalan';
