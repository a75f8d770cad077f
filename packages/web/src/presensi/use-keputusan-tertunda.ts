import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../kit/api.ts';
import { notify } from '../ui/notify.ts';

const TUNDA_MS = 10_000;

/**
 * Approvals that wait ten seconds before they are sent and can be taken back until then; leaving the screen sends them,
 * and closing the page sends them and asks, so that it stands until they have arrived.
 */
export function useKeputusanTertunda(organisasi_id: number) {
  const decide = useMutation(
    api.presensiManual.decide.mutation({
      quiet: true,
      refetches: ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'],
    }),
  );
  const timers = useRef(new Map<number, { timer: ReturnType<typeof setTimeout>; urutan: number }>());
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const drop = (id: number) => {
    clearTimeout(timers.current.get(id)?.timer);
    timers.current.delete(id);
    setPending(new Set(timers.current.keys()));
  };
  const send = (presensi_manual_id: number, urutan: number) =>
    decide.mutate(
      { organisasi_id, presensi_manual_id, status: 5, urutan },
      { onSettled: () => drop(presensi_manual_id) },
    );
  const approve = ({ presensi_manual_id: id, anggota: { nama }, persetujuan: { urutan } }: PresensiManual) => {
    if (timers.current.has(id)) return;
    timers.current.set(id, { timer: setTimeout(() => send(id, urutan), TUNDA_MS), urutan });
    setPending(new Set(timers.current.keys()));
    notify.undoable(`Presensi ${nama} disetujui`, TUNDA_MS, () => drop(id));
  };
  const flush = useEffectEvent(() => {
    for (const [id, { timer, urutan }] of timers.current) {
      clearTimeout(timer);
      send(id, urutan);
    }
  });
  useEffect(() => () => flush(), []);
  const isWaiting = pending.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const close = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      flush();
    };
    window.addEventListener('beforeunload', close);
    return () => window.removeEventListener('beforeunload', close);
  }, [isWaiting]);
  return { pending, approve };
}
