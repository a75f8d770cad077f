import { isRecorded, isWrite } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { inScope } from '../../db/scope/in-scope.ts';
import { writeAll } from '../../db/together/write-all.ts';
import { findNamaTenant, insertLogAktivitas } from './activity-log.queries.ts';
import { refusalOf } from '../answer/answer-error.ts';
import type { Deps } from '../../ctx/deps.ts';
import { originOf } from '../../ctx/origin.ts';
import type { Refusal } from '../../kit/refusal.ts';
import type { CountLeft } from './count-refused.ts';
import { objekOf } from './objek-of.ts';

/** Refused attempts are kept too, outside the transaction that was refused (aturan/log#penolakan). */
const KEPT = [401, 403, 404, 433, 520];
/** Of reads only those at a door: what is not there inside is no attempt at anything. */
const KEPT_OF_READS = [403, 404];

export async function logRefused(
  deps: Deps,
  request: FastifyRequest,
  error: unknown,
  countLeft: CountLeft,
): Promise<void> {
  const { endpoint, passed, caller } = request;
  const refusal = refusalOf(error);
  if (!endpoint || !refusal) return;
  const isAtDoor = passed === undefined;
  const isKept =
    isWrite(endpoint) || isRecorded(endpoint)
      ? KEPT.includes(refusal.status)
      : isAtDoor && KEPT_OF_READS.includes(refusal.status);
  if (!isKept) return;
  // A stranger's attempts are counted by the rate limits; only signing in is worth a line without a name.
  if (!caller && !endpoint.path.startsWith('/login')) return;
  const origin = originOf(request);
  const left = countLeft(caller ? `user ${caller.user_id}` : `ip ${origin.ip}`, Date.now());
  if (left === 0) return;
  const penolakan = {
    penolakan: refusal.code,
    ...rincianOf(refusal),
    ...(left === 1 && { selanjutnya: 'tidak dicatat sampai sejam berlalu' }),
  };
  const tujuan = isAtDoor ? request.tujuan : undefined;
  const isDariLuar = tujuan !== undefined && tujuan.tenant_id !== caller?.tenant_id;
  // Of his own tenant's places the line stands where he came; elsewhere it names where that was.
  const isTempatDisebut = isAtDoor && endpoint.scope !== 'user' && (isDariLuar || tujuan === undefined);
  const line = {
    endpoint,
    passed: { ...passed, caller },
    origin,
    hasil: refusal.status,
    objek: objekOf(request.params, isTempatDisebut),
    change: { ...(tujuan && !isDariLuar && { tempat: tujuan }), sesudah: penolakan },
  };
  await inScope(deps.db, { lingkup: 'semua' }, async (db) => {
    const lines = [line];
    // Whose door somebody of elsewhere came to is told of it too.
    if (isDariLuar) {
      const asal_pelaku = (await findNamaTenant(db, caller?.tenant_id ?? null)) ?? 'di luar induk mana pun';
      const change = { tempat: tujuan, sesudah: { ...penolakan, asal_pelaku } };
      lines.push({ ...line, objek: objekOf(request.params), change });
    }
    await writeAll(db, [insertLogAktivitas(lines)]);
  });
}

/** Our own words for what stood in the way; who or what it was about is not the log's to keep. */
const DISEBUT = ['status', 'keadaan', 'putusan', 'tindakan'];

function rincianOf({ details }: Refusal): { rincian?: Record<string, unknown> } {
  const disebut = Object.entries(details).filter(
    ([name, value]) => DISEBUT.includes(name) && typeof value === 'string',
  );
  return disebut.length === 0 ? {} : { rincian: Object.fromEntries(disebut) };
}
