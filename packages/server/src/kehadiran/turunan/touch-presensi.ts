import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { tellHari } from '../../platform/siaran/tell-hari.ts';
import { deriveHari } from './derive-hari.ts';
import { lockHariDi, lockPembekuan } from './kunci-hari.queries.ts';
import { listHariOfEvents, type EventTersentuh } from './list-hari-of-events.ts';
import { touchHari } from './touch-hari.ts';

/** Judges again exactly the days that these events belong to: they came, or whether they count was decided. */
export async function touchPresensi(ctx: OrganisasiCtx, events: readonly EventTersentuh[]): Promise<void> {
  if (events.length === 0) return;
  const { organisasi_id } = ctx.organisasi;
  const everybody = events.map(({ user_id }) => ({ organisasi_id, user_id }));
  await lockPembekuan(ctx.db, everybody, 'bersama');
  await lockHariDi(ctx.db, everybody);
  for (const [tanggal, user_ids] of await listHariOfEvents(ctx, events)) {
    const siapa = user_ids.map((user_id) => ({ organisasi_id, user_id }));
    const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
    const { hari } = await touchHari(ctx, { siapa, ranges: [range], sebab: 'hari' }, { preview: false, koreksi: true });
    // A day that is not there yet would be opened without these by the clock's work in a moment; lists show them now.
    if (hari < user_ids.length && tanggal <= ctx.today) {
      await deriveHari(ctx, user_ids, range);
      tellHari(ctx, [organisasi_id]);
    }
  }
}
