import type { DeriveCtx } from '../../kehadiran/turunan/derive-ctx.ts';
import { deriveHari } from '../../kehadiran/turunan/derive-hari.ts';
import { lockHariDi } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { listHariOfEvents, type EventTersentuh } from '../../kehadiran/turunan/list-hari-of-events.ts';

/**
 * Derives the days that these events of an organisation belong to; a frozen month stays as it was. All their members are held
 * first and in one order: day by day two who do this at once would each hold one whom the other waits for.
 */
export async function deriveHariOfEvents(ctx: DeriveCtx, events: readonly EventTersentuh[]): Promise<void> {
  const { organisasi_id } = ctx.organisasi;
  await lockHariDi(
    ctx.db,
    events.map(({ user_id }) => ({ organisasi_id, user_id })),
  );
  for (const [tanggal, user_ids] of await listHariOfEvents(ctx, events))
    await deriveHari(ctx, user_ids, { tgl_awal: tanggal, tgl_akhir: tanggal });
}
