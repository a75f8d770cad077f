import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { rowInserter, type Writing } from '../../db/together/insert-rows.ts';
import type { Db } from '../../db/open/open-db.ts';
import { PREPARED } from '../../db/open/prepared.ts';
import type { AnswerText } from '../answer/answer-text.ts';
import { shortenAnswer } from './short-answer.ts';
import type { Passed } from '../access/guard.ts';

/** A request's idempotency key, what it was used for, and how its answer is written. */
export type Key = { kunci: string; panggilan: string; isi_hash: string; write: (output: unknown) => AnswerText };

/** Marks the same content, however its fields are ordered; files by their bytes. */
export function hashInput(input: Record<string, unknown>): string {
  const parts: (string | Uint8Array)[] = [];
  for (const field of Object.keys(input).sort()) {
    const value = input[field] as { content?: Uint8Array } | undefined;
    parts.push(field, value?.content ?? JSON.stringify(value) ?? '');
  }
  const isText = parts.every((part) => typeof part === 'string');
  return hash('sha256', isText ? parts.join('') : Buffer.concat(parts.map((part) => Buffer.from(part))), 'base64');
}

type Keyed = { passed: Passed; key: Key };

type Answered = { urutan: number; panggilan: string; isi_hash: string; jawaban: string };

/** What was answered under these keys before; each key belongs to a person in an organisation. */
export async function listAnswered(db: Db, requests: readonly Keyed[]) {
  const keys = requests.map((request) => ownKey(request));
  const { rows } = await sql<Answered>`
    ${PREPARED} select k.urutan, i.panggilan, i.isi_hash, i.jawaban
    from unnest(${keys.map(({ organisasi_id }) => organisasi_id)}::integer[], ${keys.map(({ user_id }) => user_id)}::integer[],
      ${keys.map(({ kunci }) => kunci)}::uuid[]) with ordinality as k (organisasi_id, user_id, kunci, urutan)
    join idempotensi i on i.organisasi_id = k.organisasi_id and i.user_id = k.user_id and i.kunci = k.kunci
  `.execute(db);
  const byUrutan = new Map(rows.map((row) => [row.urutan, row]));
  return keys.map((_, index) => byUrutan.get(index + 1));
}

const insertRows = rowInserter('idempotensi', {
  tenant_id: 'integer',
  organisasi_id: 'integer',
  user_id: 'integer',
  kunci: 'uuid',
  panggilan: 'text',
  isi_hash: 'text',
  jawaban: 'text json',
});

/** What was answered to those that have a key. Writing it fails with `idempotensi_pkey` where another copy was first. */
export function insertAnswered(ended: readonly (Keyed & { answer: AnswerText })[]): Writing {
  return insertRows(
    ended.map(({ passed, key, answer }) => ({
      ...ownKey({ passed, key }),
      panggilan: key.panggilan,
      isi_hash: key.isi_hash,
      jawaban: shortenAnswer(answer.text),
    })),
  );
}

const ownKey = ({ passed, key }: Keyed) => ({
  tenant_id: passed.tenant_id ?? 0,
  organisasi_id: passed.organisasi?.organisasi_id ?? 0,
  user_id: passed.actor?.user_id ?? 0,
  kunci: key.kunci,
});
