import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../db/open/open-db.ts';
import { AnswerText } from '../answer/answer-text.ts';
import { envelopeOf, hasilOf } from '../answer/envelope.ts';
import type { Passed } from '../access/guard.ts';
import { hashInput, isSameRequest, listAnswered, type Key } from './idempotency.queries.ts';
import { Refusal } from '../../kit/refusal.ts';
import type { Deps } from '../../ctx/deps.ts';

const Uuid = z.uuid();

/** The key of a call that takes one; refused when it is missing or no UUID. */
export function readIdempotencyKey(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Record<string, unknown>,
  { mail, kept }: Pick<Deps, 'mail' | 'kept'>,
): Key | null {
  if (!endpoint.idempotent) return null;
  const kunci = Uuid.safeParse(request.headers['idempotency-key']);
  if (!kunci.success) throw new Refusal('input.idempotency_key');
  return {
    kunci: kunci.data,
    panggilan: `${endpoint.method} ${endpoint.path}`,
    isi_hash: endpoint.unmarked ? '' : hashInput(input),
    write: (output) =>
      new AnswerText(reply.code(hasilOf(endpoint)).serialize(envelopeOf(endpoint, input, output, mail)) as string),
    kept,
  };
}

type Keyed = { passed: Passed; key: Key | null };

/**
 * For each request what was answered before under its key, if anything; asking for it is refused where the key then
 * stood for something else.
 */
export async function recallAll(
  db: Db,
  requests: readonly Keyed[],
): Promise<readonly (() => AnswerText | undefined)[]> {
  const keyed = requests.flatMap(({ passed, key }) => (key ? [{ passed, key }] : []));
  const answered = keyed.length > 0 ? (await listAnswered(db, keyed)).values() : [].values();
  return requests.map(({ key }) => {
    const before = key ? answered.next().value : undefined;
    return () => {
      if (!key || !before) return undefined;
      if (!isSameRequest(before, key)) throw new Refusal('input.idempotency_reused');
      return new AnswerText(key.kept.restore(before.jawaban));
    };
  });
}

export function isKeyTaken(error: unknown): boolean {
  return /^idempotensi_\d_pkey$/.test((error as { constraint?: string }).constraint ?? '');
}
