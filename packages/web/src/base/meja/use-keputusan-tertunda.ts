import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';
import { sebutTakTersimpan, type Keputusan } from './sebut-tak-tersimpan.ts';
import { sendInTurn, type Kirim } from './send-in-turn.ts';

const TUNDA_MS = 10_000;

type Tertunda = { keputusan: Keputusan; sendNow: () => void; hurry?: () => void };

/**
 * Decisions that can be taken back for ten seconds: what is told about one holds it, and as that goes it is sent, so that
 * 'Urungkan' never stands there in vain. Leaving the screen sends them; closing the page sends them all at once and asks, so
 * that it stands until they have arrived. What the server refused is told until it is put away, with its reason and what was
 * written, and in no other place: the calls leave their errors to this. `onRefused` after it: somebody else may have decided
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
  /**
   * One decision about these, told so: 'Presensi Ani disetujui', with what was `written` to it. What it takes is sent one
   * after the other.
   */
  const decide = (
    ids: readonly number[],
    keputusan: Keputusan,
    told: string,
    sends: readonly Kirim[],
    written?: string,
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
      void done.then((hasil) => {
        drop(ids);
        const message = sebutTakTersimpan({ told, keputusan, jumlah: ids.length, hasil, written });
        if (message === null) return;
        showSnackbar({ kind: 'error', message });
        onRefused?.();
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
