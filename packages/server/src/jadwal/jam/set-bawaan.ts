import { TANPA_AKHIR } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { listAnggotaMilik } from '../../kehadiran/turunan/anggota-milik.queries.ts';
import type { Perubahan } from '../../kehadiran/turunan/touch-hari.ts';
import { updateBawaan } from './change-jadwal.queries.ts';

/** Makes it the tenant's default or takes that away, as wished; answers what that touches: days of all its members. */
export async function setBawaan(
  ctx: MilikCtx,
  jadwal_id: number,
  before: boolean,
  wish: boolean | undefined,
): Promise<Perubahan> {
  if ((wish ?? before) === before) return { siapa: [], ranges: [], sebab: 'jadwal' };
  if (ctx.organisasi) throw refuseField('is_default', 'Hanya jam kerja induk yang dapat menjadi bawaan');
  await updateBawaan(ctx, before ? null : jadwal_id);
  const ranges = [{ tgl_awal: '2000-01-01', tgl_akhir: TANPA_AKHIR }];
  return { siapa: await listAnggotaMilik(ctx), ranges, sebab: 'jadwal' };
}
