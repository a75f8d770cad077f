import { hash } from 'node:crypto';
import { asked } from '../../db/together/ask-together.ts';
import { rowInserter, type Writing } from '../../db/together/insert-rows.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { AnswerText } from '../answer/answer-text.ts';
import type { ShortAnswer } from '../../kit/short-answer.ts';
import type { Passed } from '../access/guard.ts';
import type { SalinanTabel } from '../../kit/bagian.ts';

/** A request's idempotency key, what it was used for, and how its answer is written and kept. */
export type Key = {
  kunci: string;
  panggilan: string;
  isi_hash: string;
  write: (output: unknown) => AnswerText;
  kept: ShortAnswer;
};

/** So much of a hash is kept: it tells one person's requests apart, and every check-in writes it. */
const TANDA = 22;

/** Marks the same content, however its fields are ordered; files by their bytes. */
export function hashInput(input: Record<string, unknown>): string {
  const parts: (string | Uint8Array)[] = [];
  for (const field of Object.keys(input).sort()) {
    const value = input[field] as { content?: Uint8Array } | undefined;
    parts.push(field, value?.content ?? JSON.stringify(value) ?? '');
  }
  const isText = parts.every((part) => typeof part === 'string');
  return markOf(isText ? parts.join('') : Buffer.concat(parts.map((part) => Buffer.from(part))));
}

const markOf = (content: string | Uint8Array) => hash('sha256', content, 'base64').slice(0, TANDA);

const marks = new Map<string, string>();

/** A call's name as it is kept, in a few letters. */
function markOfCall(panggilan: string): string {
  const known = marks.get(panggilan) ?? markOf(panggilan).slice(0, 6);
  marks.set(panggilan, known);
  return known;
}

/** Whether what was answered before was asked with this call and content, also by a version that kept both whole. */
export const isSameRequest = (before: Pick<Answered, 'panggilan' | 'isi_hash'>, key: Key): boolean =>
  [markOfCall(key.panggilan), key.panggilan].includes(before.panggilan) &&
  before.isi_hash.slice(0, TANDA) === key.isi_hash;

type Keyed = { passed: Passed; key: Key };

type Answered = { urutan: number; panggilan: string; isi_hash: string; jawaban: string };

/**
 * What was answered under these keys before; each key belongs to a person in an organisation. Each is looked up by itself:
 * of a table whose turn has just come PostgreSQL does not know yet how fast it grows, and would read all of it.
 */
export async function listAnswered(db: Db, requests: readonly Keyed[]) {
  const keys = requests.map(ownKey);
  const rows = await findAnswered(db, [
    keys.map(({ organisasi_id }) => organisasi_id),
    keys.map(({ user_id }) => user_id),
    keys.map(({ kunci }) => kunci),
  ]);
  const byUrutan = new Map(rows.map((row) => [row.urutan, row]));
  return keys.map((_, index) => byUrutan.get(index + 1));
}

const findAnswered = asked<Answered>(`
  select k.urutan, i.panggilan, i.isi_hash, i.jawaban
  from unnest($1::integer[], $2::integer[], $3::uuid[]) with ordinality as k (organisasi_id, user_id, kunci, urutan)
  cross join lateral (select panggilan, isi_hash, jawaban from idempotensi i
    where i.organisasi_id = k.organisasi_id and i.user_id = k.user_id and i.kunci = k.kunci limit 1) i`);

const insertRows = rowInserter('idempotensi', {
  tenant_id: 'integer',
  organisasi_id: 'integer',
  user_id: 'integer',
  kunci: 'uuid',
  panggilan: 'text',
  isi_hash: 'text',
  jawaban: 'text json',
});

/** What was answered to those that have a key. Writing it fails (`isKeyTaken`) where another copy was first. */
export function insertAnswered(ended: readonly (Keyed & { answer: AnswerText })[]): Writing {
  return insertRows(
    ended.map(({ passed, key, answer }) => ({
      ...ownKey({ passed, key }),
      panggilan: markOfCall(key.panggilan),
      isi_hash: key.isi_hash,
      jawaban: key.kept.shorten(answer.text),
    })),
  );
}

const ownKey = ({ passed, key }: Keyed) => ({
  tenant_id: passed.tenant_id ?? 0,
  organisasi_id: passed.organisasi?.organisasi_id ?? 0,
  user_id: passed.actor?.user_id ?? 0,
  kunci: key.kunci,
});

export const DATA_SAYA_IDEMPOTENSI: SalinanTabel = {
  idempotensi: 'answers that were kept for a week so that nothing is done twice',
};
