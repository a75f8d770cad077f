import type { PresensiTercatat } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import type { Queued } from '../../base/outbox/queued.ts';
import type { QueuedPresensi } from './queued-presensi.ts';

const KIND = 'presensi';
/** Up to here a repeated send is judged by its arrival, as the first was; later it must be judged by the tap's own time. */
const ONLINE_MS = 20_000;
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

async function send({ key, input, taken_at, clock, signed }: Queued<QueuedPresensi>): Promise<void> {
  const { wasOffline, ...tap } = input;
  const is_luring = wasOffline || Date.now() - Date.parse(taken_at) > ONLINE_MS;
  const proof = { waktu_bertanda: signed?.tanda, jeda_ms: signed?.jeda_ms };
  const body = { ...tap, ...proof, waktu_klien: taken_at, selisih_jam: clock?.difference_ms, is_luring };
  try {
    const options = { idempotencyKey: key, autosave: true, signal: AbortSignal.timeout(PATIENCE_MS) };
    recorded.set(key, await api.presensi.submitPresensi.call(body, options));
  } catch (error) {
    // The key stands for the same tap sent as made online: that one had arrived, only its answer was lost.
    if (error instanceof ApiError && error.body.error === 'input.idempotency_reused' && is_luring) return;
    throw error;
  }
}
