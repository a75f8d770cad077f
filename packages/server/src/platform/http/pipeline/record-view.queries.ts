import { sql } from 'kysely';
import type { Db } from '../../db/open/open-db.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import { writeAll } from '../../db/together/write-all.ts';
import type { Change } from '../../ctx/ctx.ts';
import { insertLogAktivitas } from './activity-log.queries.ts';
import type { Request } from './request-transaction.ts';

/** Whoever looks at the same picture again within a day has seen it already. */
const SEHARI = '24 hours';

/**
 * Writes down that a file was taken along (aturan/log#dilihat). One's own picture is nobody's concern, and the same
 * picture or attachment seen again by the same person leaves one line a day.
 */
export async function recordView(db: Db, request: Request & { change: Change }): Promise<void> {
  const { endpoint, passed, objek, change } = request;
  const user_id = passed.actor?.user_id;
  const isPicture = endpoint.download?.some((type) => type.startsWith('image/')) ?? false;
  if (isPicture && (change.tentang_id ?? objek.tentang_id) === user_id) return;
  await inScope(db, passed.scope, async (trx) => {
    if (isPicture && (await isSeen(trx, request))) return;
    const changes = change.tiap?.length ? change.tiap : [change];
    await writeAll(trx, [insertLogAktivitas(changes.map((one) => ({ ...request, change: one })))]);
  });
}

async function isSeen(trx: Db, { endpoint, passed, objek }: Request): Promise<boolean> {
  const row = await trx
    .selectFrom('log_aktivitas')
    .select('log_id')
    .where('user_id', '=', passed.actor?.user_id ?? null)
    .where('waktu', '>', sql<string>`now() - ${sql.lit(SEHARI)}::interval`)
    .where('kegiatan', '=', endpoint.summary)
    .where('objek', 'is not distinct from', objek.objek)
    .where('objek_id', 'is not distinct from', objek.objek_id)
    .where('hasil', '<', 400)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
