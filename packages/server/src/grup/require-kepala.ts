import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';

/** The head of a group is a member of the organisation who is not inactive. */
export async function requireKepala(ctx: OrganisasiCtx, user_id: number | null | undefined): Promise<void> {
  if (!user_id) return;
  const anggota = await ctx.deps.upward.findAnggota(ctx, user_id);
  if (!anggota || anggota.status === STATUS_KEANGGOTAAN.tidak_aktif)
    throw refuseField('kepala_user_id', 'Pilih anggota yang aktif');
}
