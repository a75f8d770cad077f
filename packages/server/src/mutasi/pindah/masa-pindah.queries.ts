import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** What was planned for a member after a day falls away, so that he begins then. */
export async function deleteMasaSesudah({ db, organisasi }: OrganisasiCtx, user_id: number, tanggal: string) {
  await db
    .deleteFrom('keanggotaan')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('tgl_mulai', '>', tanggal)
    .execute();
}

export async function insertMasa(
  { db, organisasi, tenant_id }: OrganisasiCtx,
  masa: { user_id: number; tgl_mulai: string; tgl_selesai: string | null },
): Promise<void> {
  const { organisasi_id } = organisasi;
  await db
    .insertInto('keanggotaan')
    .values({ tenant_id, organisasi_id, ...masa })
    .execute();
}

/** Who goes on as if he had never left is in the group in which he was until the day before, as long as it is in use. */
export async function reopenGrup({ db, organisasi }: OrganisasiCtx, user_id: number, tgl_mulai: string): Promise<void> {
  const { organisasi_id } = organisasi;
  await db
    .updateTable('anggota_grup')
    .set({ tgl_selesai: null })
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', user_id)
    .where('tgl_selesai', '=', addDays(tgl_mulai, -1))
    .where('group_id', 'in', (eb) =>
      eb
        .selectFrom('grup')
        .select('group_id')
        .where('organisasi_id', '=', organisasi_id)
        .where('status', '=', STATUS_RECORD.aktif),
    )
    .execute();
}

/** Whether a membership lies on any day of this time. */
export async function hasMasa(
  { db, organisasi }: OrganisasiCtx,
  { user_id, tgl_mulai, tgl_selesai }: { user_id: number; tgl_mulai: string; tgl_selesai: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('keanggotaan')
    .select('keanggotaan_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where(sql<boolean>`berlaku && daterange(${tgl_mulai}::date, ${tgl_selesai}::date, '[]')`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who comes back is a plain member, whatever he was before. */
export async function resetRole({ db, organisasi }: OrganisasiCtx, user_id: number): Promise<void> {
  await db
    .updateTable('anggota')
    .set({ role: KODE_PERAN.user })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .execute();
}
