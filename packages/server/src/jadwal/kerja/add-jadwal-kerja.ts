import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { assignJadwal } from './assign-jadwal.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';

type Call = typeof jadwalKerja.addJadwalKerja;

/** Gives a schedule to one target. Refuses a group or member that does not fit the target. */
export async function addJadwalKerja(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { target, user_id = null, group_id = null } = input;
  if ((target === 'anggota') !== (user_id !== null))
    throw refuseField('user_id', 'Pilih anggota untuk target anggota saja');
  if ((target === 'grup') !== (group_id !== null)) throw refuseField('group_id', 'Pilih grup untuk target grup saja');
  const { data, dampak } = await assignJadwal(ctx, input, [{ target, user_id, group_id }]);
  const setting_jadwal_id = data[0]?.settingJadwal_id ?? 0;
  return { ...(await getJadwalKerja(ctx, { setting_jadwal_id })), dampak };
}
