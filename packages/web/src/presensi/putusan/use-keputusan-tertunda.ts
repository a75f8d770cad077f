import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';

const TUNDA_MS = 10_000;

type Tertunda = { timer: ReturnType<typeof setTimeout>; send: () => void };

/**
 * Approvals that wait ten seconds before they are sent and can be taken back until then; leaving the screen sends them,
 * and closing the page sends them and asks, so that it stands until they have arrived.
 */
export function useKeputusanTertunda() {
  const waiting = useRef(new Map<number, Tertunda>());
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const drop = (id: number) => {
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    setPending(new Set(waiting.current.keys()));
  };
  const approve = (id: number, nama: string, decide: () => Promise<unknown>) => {
    if (waiting.current.has(id)) return;
    let isOnItsWay = false;
    // A refusal is told where all of them are; here the row waits again.
    const send = () => {
      if (isOnItsWay) return;
      isOnItsWay = true;
      void decide().then(
        () => drop(id),
        () => drop(id),
      );
    };
    waiting.current.set(id, { timer: setTimeout(send, TUNDA_MS), send });
    setPending(new Set(waiting.current.keys()));
    notify.undoable(`Presensi ${nama} disetujui`, TUNDA_MS, () => drop(id));
  };
  const flush = useEffectEvent(() => {
    for (const { timer, send } of waiting.current.values()) {
      clearTimeout(timer);
      send();
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
