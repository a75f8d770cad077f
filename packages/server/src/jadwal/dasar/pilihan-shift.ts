import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listJadwalAktif } from './jadwal.queries.ts';

export const LIBUR = 'Libur';

/** What a cell of a sheet may say: the active shifts by name, or (null) a day off. */
export async function pilihanShift(ctx: OrganisasiCtx): Promise<Pilihan<{ jadwal_id: number | null }>> {
  const shifts = await listJadwalAktif(ctx, TIPE_JADWAL.shift);
  return [
    { label: LIBUR, nilai: { jadwal_id: null } },
    ...shifts.map(({ jadwal_id, nama }) => ({ label: nama, nilai: { jadwal_id } })),
  ];
}
