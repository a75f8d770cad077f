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
  const drop = (ids: readonly number[]) => {
    for (const id of ids) {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
    }
    setPending(new Set(waiting.current.keys()));
  };
  /** One decision about these, told so: 'Presensi Ani disetujui'. */
  const approve = (ids: readonly number[], told: string, decide: () => Promise<unknown>) => {
    if (ids.some((id) => waiting.current.has(id))) return;
    let isOnItsWay = false;
    // A refusal is told where all of them are; here the row waits again.
    const send = () => {
      if (isOnItsWay) return;
      isOnItsWay = true;
      void decide().then(
        () => drop(ids),
        () => drop(ids),
      );
    };
    const one = { timer: setTimeout(send, TUNDA_MS), send };
    for (const id of ids) waiting.current.set(id, one);
    setPending(new Set(waiting.current.keys()));
    notify.undoable(told, TUNDA_MS, () => drop(ids));
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
