import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listJadwalOf } from './jadwal.queries.ts';

/** Refuses schedules that are not the organisation's or its tenant's, and inactive ones unless they were there before. */
export async function requireJadwalAktif(
  ctx: MilikCtx,
  jadwal_ids: readonly (number | null)[],
  field: string,
  before: readonly (number | null)[] = [],
): Promise<void> {
  const ids = [...new Set(jadwal_ids.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const known = new Map((await listJadwalOf(ctx, ids)).map((row) => [row.jadwal_id, row]));
  for (const id of ids) {
    const jadwal = known.get(id);
    if (!jadwal) throw refuseField(field, 'Pilih jam kerja yang tersedia');
    if (jadwal.status !== STATUS_RECORD.aktif && !before.includes(id))
      throw new Refusal('jadwal.inactive', { nama: jadwal.nama });
  }
}
