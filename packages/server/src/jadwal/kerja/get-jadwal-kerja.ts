import { found } from '../../platform/kit/found.ts';
import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findJadwalKerja } from './jadwal-kerja.queries.ts';

export const getJadwalKerja = async (
  ctx: OrganisasiCtx,
  { setting_jadwal_id }: { setting_jadwal_id: number },
): Promise<JadwalKerja> => found(await findJadwalKerja(ctx, setting_jadwal_id));
