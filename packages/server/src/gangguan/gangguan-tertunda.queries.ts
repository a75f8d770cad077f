import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx, OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { SalinanTabel } from '../platform/kit/bagian.ts';

type HariBeku = { organisasi_id: number; user_id: number; tanggal: Tanggal };

/** On which frozen days the incident's last decision waits. */
export async function replaceTertunda(
  { db, tenant_id }: MilikCtx,
  gangguan_id: number,
  days: readonly HariBeku[],
): Promise<void> {
  await db
    .deleteFrom('gangguan_tertunda')
    .where('tenant_id', '=', tenant_id)
    .where('gangguan_id', '=', gangguan_id)
    .execute();
  const rows = days.map(({ organisasi_id, user_id, tanggal }) => ({
    tenant_id,
    organisasi_id,
    gangguan_id,
    user_id,
    tanggal,
  }));
  for (let first = 0; first < rows.length; first += PORSI) {
    await db
      .insertInto('gangguan_tertunda')
      .values(rows.slice(first, first + PORSI))
      .execute();
  }
}

/** So many rows fit into the parameters of one statement. */
const PORSI = 5_000;

/** These days are judged by every incident again. */
export async function deleteTertunda(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<void> {
  await db
    .deleteFrom('gangguan_tertunda')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', 'in', user_ids)
    .where('tanggal', '>=', tgl_awal)
    .where('tanggal', '<=', tgl_akhir)
    .execute();
}

export const DATA_SAYA_GANGGUAN_TERTUNDA: SalinanTabel = {
  gangguan_tertunda: 'days that wait to be judged again; what they come to is told by themselves',
};
