import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { LABEL_TIPE_ATRIBUT } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import type { TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';
import type { AtributAktif, NilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql, type RawBuilder } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Those in use in the organisation, the tenant's first. */
export const selectAtributAktif = ({ db, tenant_id, organisasi }: OrganisasiCtx): Promise<AtributAktif[]> =>
  db
    .selectFrom('atribut')
    .select(['atribut_id', 'nama', 'tipe', 'pilihan', 'is_wajib', 'is_dilihat_anggota', 'is_diisi_anggota'])
    .select(sql<boolean>`organisasi_id is null`.as('is_milik_tenant'))
    .$narrowType<Pick<AtributAktif, 'tipe'>>()
    .where('tenant_id', '=', tenant_id)
    .where('pemilik', 'in', [0, organisasi.organisasi_id])
    .where('status', '=', STATUS_RECORD.aktif)
    .orderBy('pemilik')
    .orderBy('urutan')
    .orderBy('atribut_id')
    .execute();

/** A member's values under these, in a query that reads `anggota`. */
export const nilaiAtributSql = (atribut_ids: readonly number[]): RawBuilder<NilaiAtribut> =>
  atribut_ids.length === 0
    ? sql`'{}'::jsonb`
    : sql`(select coalesce(jsonb_object_agg(nilai.atribut_id, nilai.nilai), '{}')
        from anggota_atribut nilai
        where nilai.organisasi_id = anggota.organisasi_id and nilai.user_id = anggota.user_id
          and nilai.atribut_id = any(${atribut_ids}::integer[]))`;

/** What a member must have under an atribut to be found. */
export type Saringan = { atribut_id: number } & (
  | { cara: 'kosong' }
  | { cara: 'memuat' | 'sama'; nilai: string }
  | { cara: 'angka' | 'tanggal'; dari: string | null; sampai: string | null }
);

/** Whether the member of the row is found, in a query that reads `anggota`. */
export function isTersaringSql(saringan: Saringan): RawBuilder<boolean> {
  const { atribut_id } = saringan;
  const nilai = sql`select from anggota_atribut saring
    where saring.organisasi_id = anggota.organisasi_id and saring.user_id = anggota.user_id
      and saring.atribut_id = ${atribut_id}`;
  return saringan.cara === 'kosong' ? sql`not exists (${nilai})` : sql`exists (${nilai} and ${syaratOf(saringan)})`;
}

function syaratOf(saringan: Exclude<Saringan, { cara: 'kosong' }>): RawBuilder<unknown> {
  switch (saringan.cara) {
    case 'memuat':
      return sql`saring.nilai ilike ${contains(saringan.nilai)}`;
    case 'sama':
      return sql`saring.nilai = ${saringan.nilai}`;
    case 'angka':
      return sql`saring.angka between coalesce(${saringan.dari}::numeric, '-infinity') and coalesce(${saringan.sampai}::numeric, 'infinity')`;
    case 'tanggal':
      return sql`saring.nilai between ${saringan.dari ?? '0000-00-00'} and ${saringan.sampai ?? '9999-99-99'}`;
  }
}

export async function listNilai({ db, organisasi }: OrganisasiCtx, user_id: number, atribut_ids: number[]) {
  if (atribut_ids.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('anggota_atribut')
    .select(['atribut_id', 'nilai'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('atribut_id', 'in', atribut_ids)
    .execute();
  return new Map(rows.map(({ atribut_id, nilai }) => [atribut_id, nilai]));
}

/** One value of one member; null clears it. */
export type NilaiBaru = Pick<AtributAktif, 'atribut_id' | 'tipe' | 'is_milik_tenant'> & {
  user_id: number;
  nilai: string | null;
};

/** Writes values of any number of members; the key to each atribut holds the tipe under which it was judged. */
export async function writeNilai({ db, tenant_id, organisasi }: OrganisasiCtx, baru: NilaiBaru[]): Promise<void> {
  const { organisasi_id } = organisasi;
  const cleared = baru.filter(({ nilai }) => nilai === null);
  const filled = baru.filter(({ nilai }) => nilai !== null);
  if (cleared.length > 0) {
    await sql`delete from anggota_atribut
      using jsonb_to_recordset(${JSON.stringify(cleared)}::jsonb) as hapus (user_id integer, atribut_id integer)
      where anggota_atribut.organisasi_id = ${organisasi_id}
        and anggota_atribut.user_id = hapus.user_id and anggota_atribut.atribut_id = hapus.atribut_id`.execute(db);
  }
  if (filled.length > 0) {
    await sql`insert into anggota_atribut (tenant_id, organisasi_id, user_id, atribut_id, pemilik, tipe, nilai)
      select ${tenant_id}::integer, ${organisasi_id}::integer, user_id, atribut_id,
             case when is_milik_tenant then 0 else ${organisasi_id}::integer end, tipe, nilai
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        as baru (user_id integer, atribut_id integer, is_milik_tenant boolean, tipe text, nilai text)
      on conflict (organisasi_id, user_id, atribut_id) do update set nilai = excluded.nilai, tipe = excluded.tipe`.execute(
      db,
    );
  }
}

export const DATA_SAYA_ANGGOTA_ATRIBUT: SalinanTabel = {
  anggota_atribut: {
    judul: 'Atribut',
    kolom: { ...INSTANSI, atribut_id: 'Atribut', tipe: 'Jenis', nilai: 'Isi' },
    tanpa: ['user_id', 'pemilik', 'angka'],
    // What is kept from the member is kept from him here too (aturan/atribut#siapa).
    milik: 'user_id = :saya and atribut_id in (select atribut_id from atribut where is_dilihat_anggota)',
    sebut: {
      tipe: ({ tipe }) => LABEL_TIPE_ATRIBUT[tipe as TipeAtribut],
      nilai: ({ tipe, nilai }) => (tipe === 'ya_tidak' ? sebutYaTidak(nilai === '1') : undefined),
    },
  },
};
