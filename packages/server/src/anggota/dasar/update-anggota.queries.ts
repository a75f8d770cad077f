import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from './anggota-aktif-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

type Isian = Pick<
  Updateable<Tables['anggota']>,
  'pin' | 'nip' | 'nik' | 'nuptk' | 'jabatan' | 'jenis_kepegawaian' | 'status'
>;

/** Changes a member and counts the change; false when `versi` is given and another change came first. */
export async function updateAnggota(
  { db, organisasi }: OrganisasiCtx,
  user_id: number,
  versi: number | undefined,
  isian: Isian,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('anggota')
    .set((eb) => ({ ...isian, versi: eb('versi', '+', 1) }))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .$call((q) => whenGiven(q, versi, (q, versi) => q.where('versi', '=', versi)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Identitas = {
  nama?: string | undefined;
  gender?: string | null | undefined;
  no_hp?: string | null | undefined;
  tgl_lahir?: string | null | undefined;
  is_face_verified?: boolean | undefined;
};

/** The account's part of a member's data; fields that are undefined stay. */
export async function updateIdentitas({ db }: OrganisasiCtx, user_id: number, identitas: Identitas): Promise<void> {
  const set = Object.fromEntries(Object.entries(identitas).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.updateTable('users').set(set).where('user_id', '=', user_id).execute();
}

/** Ends the membership, its group and what was planned after that day; what came before stays (aturan/anggota#keluar). */
export async function endMasa({ db, organisasi, today }: OrganisasiCtx, user_id: number): Promise<void> {
  for (const table of ['keanggotaan', 'anggota_grup'] as const) {
    await db
      .deleteFrom(table)
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', user_id)
      .where('tgl_mulai', '>', today)
      .execute();
    await db
      .updateTable(table)
      .set({ tgl_selesai: today })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', user_id)
      .where(sql<boolean>`berlaku @> ${today}::date`)
      .execute();
  }
}

/**
 * Makes the membership hold from today on, until a day where one is given: the one that ended yesterday or later goes on,
 * else a new one begins.
 */
export async function reopenMasa(ctx: OrganisasiCtx, user_id: number, tgl_selesai: string | null): Promise<void> {
  const { db, organisasi, tenant_id, today } = ctx;
  const { organisasi_id } = organisasi;
  const { numUpdatedRows } = await db
    .updateTable('keanggotaan')
    .set({ tgl_selesai })
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', user_id)
    .where(sql<boolean>`keanggotaan_id = (
      select k.keanggotaan_id from keanggotaan k
      where k.organisasi_id = ${organisasi_id} and k.user_id = ${user_id}
        and (k.tgl_selesai is null or k.tgl_selesai >= ${today}::date - 1)
      order by k.tgl_mulai desc limit 1)`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('keanggotaan')
    .values({ tenant_id, organisasi_id, user_id, tgl_mulai: today, tgl_selesai })
    .execute();
}

/**
 * Makes the group that he left together with the organisation, `keluar` being the last day of that, hold again from today on,
 * if it is still in use: it goes on where no day lies between (aturan/anggota#kembali).
 */
export async function reopenGrup(ctx: OrganisasiCtx, user_id: number, keluar: string): Promise<void> {
  const { db, organisasi, tenant_id, today } = ctx;
  const { organisasi_id } = organisasi;
  const terakhir = await db
    .selectFrom('anggota_grup')
    .innerJoin('grup', (join) =>
      join
        .onRef('grup.organisasi_id', '=', 'anggota_grup.organisasi_id')
        .onRef('grup.group_id', '=', 'anggota_grup.group_id'),
    )
    .select(['anggota_grup_id', 'anggota_grup.group_id'])
    .select(sql<boolean>`anggota_grup.tgl_selesai >= ${today}::date - 1`.as('bersambung'))
    .where('anggota_grup.organisasi_id', '=', organisasi_id)
    .where('anggota_grup.user_id', '=', user_id)
    .where('anggota_grup.tgl_selesai', '=', keluar)
    .where('grup.status', '=', STATUS_RECORD.aktif)
    .executeTakeFirst();
  if (!terakhir) return;
  const { anggota_grup_id, group_id, bersambung } = terakhir;
  await (bersambung
    ? db
        .updateTable('anggota_grup')
        .set({ tgl_selesai: null })
        .where('organisasi_id', '=', organisasi_id)
        .where('anggota_grup_id', '=', anggota_grup_id)
        .execute()
    : db
        .insertInto('anggota_grup')
        .values({ tenant_id, organisasi_id, user_id, group_id, tgl_mulai: today })
        .execute());
}

/**
 * How many active operators the organisation has besides these persons. Who asks this waits for whoever asked before:
 * two who take away an operator each at the same time do not count each other's.
 */
export async function countOtherOperators(
  { db, organisasi, today }: Pick<OrganisasiCtx, 'db' | 'today'> & { organisasi: { organisasi_id: number } },
  user_ids: readonly number[],
): Promise<number> {
  const { organisasi_id } = organisasi;
  await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('organisasi_id', '=', organisasi_id)
    .forNoKeyUpdate()
    .execute();
  const row = await db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.role', '=', KODE_PERAN.operator)
    .where('users.status', '=', STATUS_USER.aktif)
    .where(anggotaAktifSql('anggota', today))
    .where(sql<boolean>`anggota.user_id <> all(${user_ids}::integer[])`)
    .executeTakeFirstOrThrow();
  return row.jumlah;
}
