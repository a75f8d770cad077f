import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { findAnggota } from '../anggota/anggota.queries.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { refuseField } from '../http/refusal.ts';

/** The head of a group is a member of the organisation who is not inactive. */
export async function requireKepala(ctx: OrganisasiCtx, user_id: number | null | undefined): Promise<void> {
  if (!user_id) return;
  const anggota = await findAnggota(ctx, user_id);
  if (!anggota || anggota.status === STATUS_KEANGGOTAAN.tidak_aktif)
    throw refuseField('kepala_user_id', 'Pilih anggota yang aktif');
}
