import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getJadwal } from './get-jadwal.ts';

/** Work hours that the caller may change: an organisation uses its tenant's and does not change them. */
export async function getJadwalMilik(ctx: MilikCtx, jadwal_id: number): Promise<Jadwal> {
  const jadwal = await getJadwal(ctx, { jadwal_id });
  if (ctx.organisasi && jadwal.is_milik_tenant) throw new Refusal('jadwal.tenant_owned');
  return jadwal;
}
