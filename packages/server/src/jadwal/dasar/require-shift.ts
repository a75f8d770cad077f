import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { listJadwalOf } from './jadwal.queries.ts';

/** Refuses work hours that are no shift: a cycle and a roster say shifts and days off. */
export async function requireShift(ctx: OrganisasiCtx, jadwal_ids: readonly (number | null)[], field: string) {
  const ids = [...new Set(jadwal_ids.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const other = (await listJadwalOf(ctx, ids)).find((row) => row.tipe_jadwal !== TIPE_JADWAL.shift);
  if (other) throw refuseField(field, `${other.nama} bukan jam kerja shift`);
}
