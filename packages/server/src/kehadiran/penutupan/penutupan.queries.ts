import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';

export async function startPenutupan(ctx: MilikCtx): Promise<void> {
  const { db, tenant_id, now } = ctx;
  await db
    .insertInto('masa_penutupan')
    .values({ tenant_id, organisasi_id: organisasiIdOf(ctx), dari: now })
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Ends the closing that is under way now; answers when it began, or null where none was. */
export async function endPenutupan(ctx: MilikCtx): Promise<Date | null> {
  const { db, tenant_id, now } = ctx;
  const row = await db
    .updateTable('masa_penutupan')
    .set({ sampai: now })
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not distinct from', organisasiIdOf(ctx))
    .where('sampai', 'is', null)
    .returning('dari')
    .executeTakeFirst();
  return row ? new Date(row.dari) : null;
}
