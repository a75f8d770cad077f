import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { inUndone } from '../platform/db/scope/in-undone.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { updateStatusGangguan } from './gangguan.queries.ts';
import { touchGangguan } from './touch-gangguan.ts';

/** Whether approving an incident would change the caller's own days, and so is another's (aturan/perbaikan#memutuskan-gangguan). */
export function isMengubahSendiri(ctx: OrganisasiCtx, gangguan: Gangguan): Promise<boolean> {
  const { organisasi_id } = ctx.organisasi;
  const siapa = [{ organisasi_id, user_id: ctx.actor.user_id }];
  return inUndone(ctx.db, async () => {
    await updateStatusGangguan(ctx, gangguan.gangguan_id, { status: 'disetujui', catatan: null });
    return touchGangguan(ctx, gangguan, { siapa, isDisetujui: true, preview: true }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'gangguan.own') return true;
        throw error;
      },
    );
  });
}
