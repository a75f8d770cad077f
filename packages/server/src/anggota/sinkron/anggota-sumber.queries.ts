import { judgeUbahAkun } from '@hadir/rules/akses/akun/judge-ubah-akun.ts';
import { FIELD_SINKRON, type NilaiSinkron } from '@hadir/rules/anggota/field-sinkron.ts';
import type { AnggotaSinkron } from '@hadir/rules/anggota/judge-sinkron.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql, type Transaction } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { operatorSql } from '../dasar/pemilik-akun.queries.ts';
import { toPemilikAkun } from '../dasar/to-pemilik-akun.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Every member here, active or not, with what the staff system said of him the last time. */
export async function listAnggotaSinkron(ctx: OrganisasiCtx) {
  const { db, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const elsewhere = sql<boolean>`exists (
    select from anggota a where a.user_id = users.user_id and a.organisasi_id <> ${organisasi_id})`;
  // Inside a job `db` is its transaction.
  const rows = await inWholeTenant(db as Transaction<Tables>, () =>
    db
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .leftJoin('anggota_sumber as s', (join) =>
        join.onRef('s.organisasi_id', '=', 'anggota.organisasi_id').onRef('s.user_id', '=', 'anggota.user_id'),
      )
      .select(['anggota.user_id', 'anggota.status', 'anggota.versi', 'users.nama', 'users.gender', 'users.no_hp'])
      .select(['anggota.nip', 'anggota.nik', 'anggota.nuptk', 'anggota.jabatan', 'anggota.jenis_kepegawaian'])
      .select(['users.is_admin', 'users.is_super_admin', 'users.is_viewer', 'users.is_pemantau'])
      .select(['s.nilai as dasar', 's.is_aktif as dasar_aktif'])
      .select(({ fn }) => fn.coalesce('s.peg_id', 'users.data_id').as('peg_id'))
      .select([operatorSql.as('is_operator'), elsewhere.as('is_di_tempat_lain')])
      .where('anggota.organisasi_id', '=', organisasi_id)
      .execute(),
  );
  return rows.map((row) => ({
    versi: row.versi,
    nama: row.nama,
    anggota: {
      user_id: row.user_id,
      peg_id: row.peg_id,
      is_aktif: row.status !== STATUS_KEANGGOTAAN.tidak_aktif,
      nilai: Object.fromEntries(FIELD_SINKRON.map((field) => [field, row[field]])) as NilaiSinkron,
      dasar:
        row.dasar === null ? null : { nilai: row.dasar as Partial<NilaiSinkron>, is_aktif: row.dasar_aktif ?? true },
      is_akun_terkunci: judgeUbahAkun('operator', toPemilikAkun(row)) !== null,
    } satisfies AnggotaSinkron,
  }));
}

export type Sumber = { user_id: number; peg_id: string; nilai: NilaiSinkron; is_aktif: boolean };

/** Keeps what the staff system says of these members; what it said before already is left alone. */
export async function saveSumber({ db, organisasi, now }: OrganisasiCtx, sumber: readonly Sumber[]): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const rows = JSON.stringify(sumber);
  await sql`
    insert into anggota_sumber as s (tenant_id, organisasi_id, user_id, peg_id, nilai, is_aktif, pada)
    select ${tenant_id}::integer, ${organisasi_id}::integer, user_id, peg_id, nilai, is_aktif, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as b (user_id integer, peg_id text, nilai jsonb, is_aktif boolean)
    on conflict (organisasi_id, user_id) do update set peg_id = excluded.peg_id, nilai = excluded.nilai,
      is_aktif = excluded.is_aktif, pada = excluded.pada
    where (s.peg_id, s.nilai, s.is_aktif) is distinct from (excluded.peg_id, excluded.nilai, excluded.is_aktif)
  `.execute(db);
  await sql`
    update users u set data_id = b.peg_id
    from jsonb_to_recordset(${rows}::jsonb) as b (user_id integer, peg_id text)
    where u.user_id = b.user_id and u.data_id is null`.execute(db);
}

/** That somebody is no longer there. */
export async function markHilang({ db, organisasi, now }: OrganisasiCtx, user_id: number): Promise<void> {
  await db
    .updateTable('anggota_sumber')
    .set({ is_aktif: false, pada: now })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .execute();
}

type Line = { user_id: number; nama: string; sebelum: object; sesudah: object };

/** A line of the activity log for each member whom a run changed. */
export async function insertLogSinkron({ db, organisasi, actor, now }: OrganisasiCtx, lines: readonly Line[]) {
  if (lines.length === 0) return;
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('log_aktivitas')
    .values(
      lines.map(({ user_id, nama, sebelum, sesudah }) => ({
        tenant_id,
        organisasi_id,
        waktu: now,
        kegiatan: 'Menyinkronkan anggota dengan sistem data kepegawaian',
        hasil: 200,
        user_id: actor.user_id === 0 ? null : actor.user_id,
        nama: actor.nama,
        objek: 'anggota',
        objek_id: String(user_id),
        tentang_id: user_id,
        sebelum: JSON.stringify(sebelum),
        sesudah: JSON.stringify({ nama, ...sesudah }),
      })),
    )
    .execute();
}

export const DATA_SAYA_ANGGOTA_SUMBER: SalinanTabel = {
  anggota_sumber: {
    judul: 'Menurut sistem kepegawaian',
    kolom: { ...INSTANSI, peg_id: 'Nomor di sistem kepegawaian', nilai: 'Isi', is_aktif: 'Aktif', pada: 'Sejak' },
    tanpa: ['user_id'],
  },
};
