import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';
import { sendInTurn } from './send-in-turn.ts';

const TUNDA_MS = 10_000;

export type Keputusan = 'setuju' | 'tolak';
type Tertunda = { keputusan: Keputusan; sendNow: () => void; hurry?: () => void };

/**
 * Decisions that can be taken back for ten seconds: what is told about one holds it, and as that goes it is sent, so that
 * 'Urungkan' never stands there in vain. Leaving the screen sends them; closing the page sends them all at once and asks, so
 * that it stands until they have arrived. One that the server refused is told until it is put away, with what was written;
 * `onRefused` after it: somebody else may have decided meanwhile.
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
    sends: readonly (() => Promise<unknown>)[],
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
      // A refusal is told where all of them are; here the row waits again.
      void done.then((isAllTaken) => {
        drop(ids);
        if (isAllTaken) return;
        showSnackbar({ kind: 'error', message: sebutTakTersimpan(told, sends.length, written) });
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

const sebutTakTersimpan = (told: string, jumlah: number, written: string | undefined): string =>
  `Tidak${jumlah > 1 ? ' semua' : ''} tersimpan: ${told}.${written ? ` Yang Anda tulis: “${written}”` : ''}`;
