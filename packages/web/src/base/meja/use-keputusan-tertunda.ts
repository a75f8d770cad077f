import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';
import { sendInTurn } from './send-in-turn.ts';

const TUNDA_MS = 10_000;

export type Keputusan = 'setuju' | 'tolak';
type Tertunda = { keputusan: Keputusan; sendNow: () => void; hurry?: () => void };

/**
 * Decisions that can be taken back for ten seconds: what is told about one holds it, and as that goes it is sent, so that
 * 'Urungkan' never stands there in vain. Leaving the screen sends them; closing the page sends them all at once and asks, so
 * that it stands until they have arrived. `onRefused` after one that the server refused: somebody else may have decided
 * meanwhile.
 */
export function useKeputusanTertunda(onRefused?: () => void) {
  const waiting = useRef(new Map<number, Tertunda>());
  const [pending, setPending] = useState<ReadonlyMap<number, Keputusan>>(new Map());
  const tellPending = () => setPending(new Map([...waiting.current].map(([id, { keputusan }]) => [id, keputusan])));
  const drop = (ids: readonly number[]) => {
    for (const id of ids) waiting.current.delete(id);
    tellPending();
  };
  /** One decision about these, told so: 'Presensi Ani disetujui'. What it takes is sent one after the other. */
  const decide = (
    ids: readonly number[],
    keputusan: Keputusan,
    told: string,
    sends: readonly (() => Promise<unknown>)[],
  ) => {
    if (ids.some((id) => waiting.current.has(id))) return;
    let isUndone = false;
    const undo = () => {
      isUndone = true;
      drop(ids);
    };
    const send = () => {
      if (isUndone) return;
      const { done, hurry } = sendInTurn(sends);
      for (const id of ids) waiting.current.set(id, { keputusan, sendNow, hurry });
      // A refusal is told where all of them are; here the row waits again.
      void done.then((isAllTaken) => {
        drop(ids);
        if (!isAllTaken) onRefused?.();
      });
    };
    const sendNow = notify.undoable(told, TUNDA_MS, undo, send);
    for (const id of ids) waiting.current.set(id, { keputusan, sendNow });
    tellPending();
  };
  const flush = useEffectEvent(() => {
    for (const { sendNow } of waiting.current.values()) sendNow();
  });
  useEffect(() => () => flush(), []);
  const isWaiting = pending.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const close = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      flush();
      for (const { hurry } of waiting.current.values()) hurry?.();
    };
    window.addEventListener('beforeunload', close);
    return () => window.removeEventListener('beforeunload', close);
  }, [isWaiting]);
  return { pending, decide };
}
