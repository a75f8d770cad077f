import type { PresensiTercatat } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { LAMA_DARING } from '@hadir/rules/presensi/ketukan/judge-waktu-event.ts';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import type { Queued } from '../../base/outbox/queued.ts';
import type { QueuedPresensi } from './queued-presensi.ts';

const KIND = 'presensi';
/** A send without an answer is given up: those behind it, and its own next try, would wait for it. */
const PATIENCE_MS = 120_000;

const recorded = new Map<string, PresensiTercatat>();

/** A tap on its way to the server: kept on the device first, sent exactly once however often it takes. */
export const presensiOutbox = {
  kind: KIND,
  add: (user_id: number, input: QueuedPresensi) => outbox.add(KIND, user_id, input),
  /** What the server answered to a tap of this page, once. */
  takeRecorded: (key: string): PresensiTercatat | undefined => {
    const answer = recorded.get(key);
    recorded.delete(key);
    return answer;
  },
  /** Tells the outbox how a tap is sent; without it none goes out. */
  register: (): void => outbox.register<QueuedPresensi>(KIND, send, 'Presensi', ['presensi', 'kehadiran', 'dashboard']),
};

async function send(queued: Queued<QueuedPresensi>): Promise<void> {
  const left = LAMA_DARING - (Date.now() - Date.parse(queued.taken_at));
  if (queued.input.wasOffline || left <= 0) return submit(queued, { is_luring: true, ms: PATIENCE_MS });
  // Without a proof of its time the tap would have to be reviewed, so that its arrival is better.
  if (!queued.signed) return submit(queued, { is_luring: false, ms: PATIENCE_MS });
  try {
    await submit(queued, { is_luring: false, ms: left });
  } catch (error) {
    // An answer came, or the connection failed and the next try is due.
    if (error instanceof ApiError || Date.now() - Date.parse(queued.taken_at) < LAMA_DARING) throw error;
    await submit(queued, { is_luring: true, ms: PATIENCE_MS });
  }
}

async function submit(
  queued: Queued<QueuedPresensi>,
  { is_luring, ms }: { is_luring: boolean; ms: number },
): Promise<void> {
  const { key, input, taken_at, clock, signed } = queued;
  const { wasOffline: _, ...tap } = input;
  const proof = { waktu_bertanda: signed?.tanda, jeda_ms: signed?.jeda_ms };
  const body = { ...tap, ...proof, waktu_klien: taken_at, selisih_jam: clock?.difference_ms, is_luring };
  try {
    const options = { idempotencyKey: key, autosave: true, signal: AbortSignal.timeout(ms) };
    recorded.set(key, await api.presensi.submitPresensi.call(body, options));
  } catch (error) {
    // The key stands for the same tap sent as made online: that one had arrived, and only its answer is asked for.
    if (!(error instanceof ApiError) || error.body.error !== 'input.idempotency_reused') throw error;
    if (is_luring) await submit(queued, { is_luring: false, ms });
  }
}
