import { createHash } from 'node:crypto';
import type { Db } from '../db/open-db.ts';
import { PREPARED } from '../db/prepared.ts';
import type { Passed } from './guard.ts';

export type Key = { kunci: string; panggilan: string; isi_hash: string };

/** Marks the same content, however its fields are ordered; files by their bytes. */
export function hashInput(input: Record<string, unknown>): string {
  const hash = createHash('sha256');
  for (const field of Object.keys(input).sort()) {
    const value = input[field] as { content?: Uint8Array } | undefined;
    hash.update(field).update(value?.content ?? JSON.stringify(value) ?? '');
  }
  return hash.digest('base64');
}

export function findAnswered(db: Db, passed: Passed, key: Key) {
  return db
    .selectFrom('idempotensi')
    .select(['panggilan', 'isi_hash', 'jawaban'])
    .where('organisasi_id', '=', passed.organisasi?.organisasi_id ?? 0)
    .where('user_id', '=', passed.actor?.user_id ?? 0)
    .where('kunci', '=', key.kunci)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}

/** Fails with `idempotensi_pkey` where another copy of the request was first. */
export async function insertAnswered(db: Db, passed: Passed, key: Key, jawaban: unknown): Promise<void> {
  await db
    .insertInto('idempotensi')
    .values({
      ...key,
      tenant_id: passed.tenant_id ?? 0,
      organisasi_id: passed.organisasi?.organisasi_id ?? 0,
      user_id: passed.actor?.user_id ?? 0,
      jawaban: JSON.stringify({ data: jawaban ?? null }),
    })
    .modifyEnd(PREPARED)
    .execute();
}
