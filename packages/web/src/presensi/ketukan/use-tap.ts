import { LAMA_DARING } from '@hadir/rules/presensi/ketukan/judge-waktu-event.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { outbox, type OutboxNews } from '../../base/outbox/outbox.ts';
import { useOutboxRefetch } from '../../base/outbox/use-outbox-refetch.ts';
import type { Queued } from '../../base/outbox/queued.ts';
import { presensiOutbox } from './presensi-outbox.ts';
import type { QueuedPresensi } from './queued-presensi.ts';
import type { TapOutcome } from './tap-outcome.ts';
import { waktuKetukan } from './waktu-ketukan.ts';
import { pause } from '../../kit/pause.ts';

/** A tap that waited longer for its place is judged by the moment of the press. */
const HELD_MS = 1000;
/** A finger that lands twice means one tap, however quickly the first was answered. */
const ONE_TAP_MS = 1000;

type Taps = {
  outcome: TapOutcome | null;
  /** A tap is being kept or sent; no second one is taken meanwhile. */
  busy: boolean;
  /** What is still being looked for, the place, goes along when it comes before the tap is sent. */
  tap: (input: Omit<QueuedPresensi, 'organisasi_id' | 'wasOffline'>, later?: Promise<object>) => Promise<void>;
};

/**
 * Takes a member's taps: each is written to the device before anything else, then sent. What cannot go out now goes out
 * later by itself.
 */
export function useTap(organisasi_id: number, user_id: number): Taps {
  useOutboxRefetch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<TapOutcome | null>(null);
  const current = useRef<string | null>(null);
  const locked = useRef(false);

  const hear = useEffectEvent((news: OutboxNews) => {
    const queued = 'sent' in news ? news.sent : news.refused;
    if (queued.kind !== presensiOutbox.kind || queued.user_id !== user_id) return;
    const isCurrent = queued.key === current.current;
    if ('sent' in news) {
      const tercatat = presensiOutbox.takeRecorded(queued.key);
      if (isCurrent) setOutcome(tercatat ? { kind: 'recorded', tercatat } : null);
    } else if (isCurrent) {
      setOutcome({ kind: 'refused', message: queued.refusal ?? 'Ditolak' });
      void outbox.dismiss(queued.key);
    }
    if (isCurrent) setBusy(false);
  });
  useEffect(() => outbox.onNews((news) => hear(news)), []);

  const tap: Taps['tap'] = async (input, later) => {
    // The state would come too late for two taps within one frame.
    if (locked.current) return;
    locked.current = true;
    const settled = pause(ONE_TAP_MS);
    setBusy(true);
    try {
      const queued = await presensiOutbox.add(user_id, { ...input, organisasi_id, wasOffline: !navigator.onLine });
      current.current = queued.key;
      if (later) await outbox.amend(queued.key, { ...(await later), ...(isHeldLong(queued) && { wasOffline: true }) });
      await Promise.race([outbox.flush(user_id), pause(LAMA_DARING)]);
      if (outbox.read().some(({ key, refusal }) => key === queued.key && refusal === null)) {
        setOutcome({ kind: 'kept', waktu: waktuKetukan(queued), isProven: Boolean(queued.signed) });
      }
    } catch (error) {
      // The device's storage failed: nothing was kept, and the member must know.
      setOutcome({ kind: 'refused', message: sebutGalatSimpan(error) });
    } finally {
      setBusy(false);
      void settled.then(() => (locked.current = false));
    }
  };

  return { outcome, busy, tap };
}

/**
 * Whether it waited so long that its arrival would say too much: then the moment of the press counts, as offline. Where
 * nothing proves that moment it would have to be reviewed, so that the arrival is better.
 */
const isHeldLong = ({ taken_at, signed }: Queued) => Boolean(signed) && Date.now() - Date.parse(taken_at) > HELD_MS;

const sebutGalatSimpan = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'Penyimpanan perangkat penuh. Kosongkan sebagian, lalu tekan lagi.'
    : 'Perangkat tidak dapat menyimpan presensi. Muat ulang halaman, lalu tekan lagi.';
