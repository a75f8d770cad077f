import { isWrite } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { inScope } from '../../db/scope/in-scope.ts';
import { writeAll } from '../../db/together/write-all.ts';
import { insertLogAktivitas } from './activity-log.queries.ts';
import { refusalOf } from '../answer/answer-error.ts';
import type { Deps } from '../../ctx/deps.ts';
import { originOf } from '../../ctx/origin.ts';

/** Refused attempts to change something are kept too, outside the transaction that was refused (aturan/akses#log). */
const KEPT = [401, 403, 404, 433, 520];

export async function logRefused(deps: Deps, request: FastifyRequest, error: unknown): Promise<void> {
  const { endpoint, passed = {}, caller } = request;
  const refusal = refusalOf(error);
  if (!endpoint || !isWrite(endpoint) || !refusal || !KEPT.includes(refusal.status)) return;
  // A stranger's attempts are counted by the rate limits; only signing in is worth a line without a name.
  if (!caller && !endpoint.path.startsWith('/login')) return;
  await inScope(deps.db, { lingkup: 'semua' }, (db) =>
    writeAll(db, [
      insertLogAktivitas([
        {
          endpoint,
          passed: { ...passed, caller },
          origin: originOf(request),
          hasil: refusal.status,
          change: { sesudah: { penolakan: refusal.code } },
        },
      ]),
    ]),
  );
}
