import { UNDANGAN_LALU_HARI } from '@hadir/rules/anggota/masa-undangan.ts';
import type { Undangan, UndanganSaya } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import type { IsianAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { sql, type Transaction } from 'kysely';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';
import type { IsiKeanggotaan } from '../dasar/insert-anggota.queries.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** What the membership shall say once the person accepts. */
export type IsiUndangan = IsiKeanggotaan & {
  group_id: number | null;
  lokasi_presensi_ids: number[];
  atribut?: IsianAtribut;
};

const KEADAAN = (now: Date) => sql<Undangan['keadaan']>`case when putusan = 'ditolak' then 'ditolak'
  when kedaluwarsa_pada <= ${now}::timestamptz then 'kedaluwarsa' else 'menunggu' end`;

/** Of the invited no more than what they were known by: their names stand outside the organisation. */
export function selectUndangan(ctx: OrganisasiCtx): Promise<Undangan[]> {
  const { db, organisasi, now } = ctx;
  // Inside a request `db` is its transaction (platform/http/pipeline/mount.ts).
  return inWholeTenant(db as Transaction<Tables>, () =>
    db
      .selectFrom('undangan_anggota as undangan')
      .innerJoin('users', 'users.user_id', 'undangan.user_id')
      .select(['undangan_id', 'undangan.user_id', 'undangan.nomor', 'undangan.dibuat_pada', 'kedaluwarsa_pada'])
      .select(sql<string | null>`case when undangan.nomor is null then users.nama end`.as('nama'))
      .select(KEADAAN(now).as('keadaan'))
      .where('undangan.organisasi_id', '=', organisasi.organisasi_id)
      .where(sql<boolean>`coalesce(putusan, 'ditolak') = 'ditolak'
        and coalesce(diputuskan_pada, kedaluwarsa_pada) > ${now}::timestamptz - make_interval(days => ${UNDANGAN_LALU_HARI}::integer)`)
      .orderBy('undangan.dibuat_pada', 'desc')
      .execute(),
  );
}

export async function insertUndangan(
  { db, organisasi, tenant_id, actor, now }: OrganisasiCtx,
  undangan: { user_id: number; nomor: string | null; isi: IsiUndangan; kedaluwarsa_pada: Date },
): Promise<number> {
  const { organisasi_id } = organisasi;
  // One that ran out makes room for the next.
  await db
    .updateTable('undangan_anggota')
    .set({ putusan: 'dibatalkan', diputuskan_pada: now })
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', undangan.user_id)
    .where('putusan', 'is', null)
    .where('kedaluwarsa_pada', '<=', now.toISOString())
    .execute();
  const { user_id, nomor, kedaluwarsa_pada } = undangan;
  const row = {
    tenant_id,
    organisasi_id,
    user_id,
    nomor,
    kedaluwarsa_pada,
    dibuat_oleh: actor.user_id,
    dibuat_pada: now,
  };
  const { undangan_id } = await db
    .insertInto('undangan_anggota')
    .values({ ...row, isi: JSON.stringify(undangan.isi) })
    .returning('undangan_id')
    .executeTakeFirstOrThrow();
  return undangan_id;
}

/** Whose invitation was taken back; undefined where none waits under this number. */
export const updateUndanganBatal = ({ db, organisasi, now }: OrganisasiCtx, undangan_id: number) =>
  db
    .updateTable('undangan_anggota')
    .set({ putusan: 'dibatalkan', diputuskan_pada: now })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('undangan_id', '=', undangan_id)
    .where('putusan', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

export const selectUndanganSendiri = ({ db, actor, now }: UserCtx): Promise<UndanganSaya[]> =>
  db
    .selectFrom('undangan_anggota as undangan')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'undangan.organisasi_id')
    .innerJoin('users as pengundang', 'pengundang.user_id', 'undangan.dibuat_oleh')
    .select(['undangan_id', 'organisasi.nama as organisasi', 'pengundang.nama as pengundang'])
    .select(['undangan.dibuat_pada', 'kedaluwarsa_pada'])
    .where('undangan.user_id', '=', actor.user_id)
    .where('putusan', 'is', null)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .orderBy('undangan.dibuat_pada')
    .execute();

/** Decides an invitation of one's own, once; undefined where none waits under this number. */
export const decideUndangan = ({ db, actor, now }: UserCtx, undangan_id: number, putusan: 'diterima' | 'ditolak') =>
  db
    .updateTable('undangan_anggota')
    .set({ putusan, diputuskan_pada: now })
    .where('undangan_id', '=', undangan_id)
    .where('user_id', '=', actor.user_id)
    .where('putusan', 'is', null)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .returning(['organisasi_id', 'tenant_id', sql<IsiUndangan>`isi`.as('isi')])
    .executeTakeFirst();

/** Whether another member has this PIN or NIP meanwhile. */
export async function isTerpakai({ db, organisasi }: OrganisasiCtx, { pin, nip }: IsiUndangan): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where((eb) => eb.or([eb('pin', '=', pin), eb('nip', '=', nip)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const DATA_SAYA_UNDANGAN_ANGGOTA: SalinanTabel = {
  undangan_anggota: {
    judul: 'Undangan',
    kolom: {
      ...INSTANSI,
      isi: 'Isi',
      nomor: 'Nomor yang dikenal',
      putusan: 'Putusan',
      ...DIBUAT,
      kedaluwarsa_pada: 'Berlaku sampai',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['undangan_id', 'user_id', 'dibuat_oleh'],
  },
};
