import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findJadwalKerja } from './jadwal-kerja.queries.ts';

export async function getJadwalKerja(ctx: OrganisasiCtx, { setting_jadwal_id }: { setting_jadwal_id: number }) {
  const row: JadwalKerja | undefined = await findJadwalKerja(ctx, setting_jadwal_id);
  if (!row) throw new Refusal('input.not_found');
  return row;
}
