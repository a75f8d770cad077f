import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { writeAll } from '../../platform/db/together/write-all.ts';
import { computeHari } from './compute-hari.ts';
import { deleteKehadiran, lockHariAnggota, upsertKehadiran } from '../hari/kehadiran.queries.ts';
import type { DeriveCtx } from './derive-ctx.ts';

/**
 * Derives the members' days between two dates afresh and stores them; days outside the membership are removed.
 * Answers how many days there are. Many members are better given in portions, each in a transaction of its own.
 */
export async function deriveHari(ctx: DeriveCtx, user_ids: readonly number[], range: TanggalRange): Promise<number> {
  const { db, organisasi } = ctx;
  await lockHariAnggota(db, organisasi.organisasi_id, user_ids);
  const { rows, gone } = await computeHari(ctx, user_ids, range);
  const { tenant_id, organisasi_id } = organisasi;
  const keyed = rows.map((row) => ({ tenant_id, organisasi_id, ...row }));
  await Promise.all([writeAll(db, [upsertKehadiran(keyed)]), deleteKehadiran(db, organisasi_id, gone)]);
  return rows.length;
}
