import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import { STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** A request as verbs work on it. */
export type Ajuan = {
  cuti_id: number;
  user_id: number;
  cuti_kategori_id: number;
  tgl_awal: Tanggal;
  tgl_akhir: Tanggal;
  tgl_awal_ajuan: Tanggal;
  tgl_akhir_ajuan: Tanggal;
  setengah_hari: SetengahHari | null;
  hitungan: 'kerja' | 'kalender';
  lampiran: string | null;
  /** Counted days. */
  jumlah_hari: number;
  status: StatusCuti;
  keputusan: KeputusanCuti | null;
  tgl_batal: Tanggal | null;
  /** Days given back, in order. */
  hari_kembali: Tanggal[];
  jenjang: JenjangTersimpan[];
  urutan: number;
  giliran_sejak: Tanggal | null;
  dibuat_oleh: number;
};

type DiInstansi = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };

const selectAjuan = ({ db, organisasi }: DiInstansi) =>
  db
    .selectFrom('cuti')
    .select(['cuti_id', 'user_id', 'cuti_kategori_id', 'tgl_awal', 'tgl_akhir', 'tgl_awal_ajuan', 'tgl_akhir_ajuan'])
    .select([
      'setengah_hari',
      'hitungan',
      'lampiran',
      'jumlah_hari',
      'status',
      'keputusan',
      'tgl_batal',
      'jenjang',
      'urutan',
    ])
    .select(['giliran_sejak', 'dibuat_oleh'])
    .select(
      sql<Tanggal[]>`array(select k.tanggal::text from cuti_hari_kembali k
        where k.organisasi_id = cuti.organisasi_id and k.cuti_id = cuti.cuti_id order by k.tanggal)`.as('hari_kembali'),
    )
    .$castTo<Ajuan>()
    .where('organisasi_id', '=', organisasi.organisasi_id);

export const findAjuan = (ctx: OrganisasiCtx, cuti_id: number): Promise<Ajuan | undefined> =>
  selectAjuan(ctx).where('cuti_id', '=', cuti_id).executeTakeFirst();

/** The request, which nobody else changes until the transaction ends. */
export const lockAjuan = (ctx: DiInstansi, cuti_id: number): Promise<Ajuan | undefined> =>
  selectAjuan(ctx).where('cuti_id', '=', cuti_id).forUpdate().executeTakeFirst();

/** All that wait for a decision, the longest waiting first. */
export const listMenunggu = (ctx: InstansiCtx): Promise<Ajuan[]> =>
  selectAjuan(ctx).where('status', '=', STATUS_CUTI.diajukan).orderBy('diajukan_pada').orderBy('cuti_id').execute();

/** A member's leave that waits or is approved and reaches beyond today. */
export async function listAjuanSesudah({ db, organisasi, today }: OrganisasiCtx, user_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('cuti')
    .select('cuti_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('status', 'in', [STATUS_CUTI.diajukan, STATUS_CUTI.disetujui])
    .where('tgl_akhir', '>', today)
    .orderBy('cuti_id')
    .execute();
  return rows.map(({ cuti_id }) => cuti_id);
}

export type IsiAjuan = Pick<Ajuan, 'cuti_kategori_id' | 'tgl_awal' | 'tgl_akhir' | 'setengah_hari' | 'hitungan'> & {
  keterangan: string;
  alamat: string | null;
  lampiran: string | null;
  jumlah_hari: number;
};

export async function insertAjuan(ctx: OrganisasiCtx, user_id: number, isi: IsiAjuan): Promise<number> {
  const { db, organisasi, actor, now } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const { tgl_awal: tgl_awal_ajuan, tgl_akhir: tgl_akhir_ajuan } = isi;
  const { cuti_id } = await db
    .insertInto('cuti')
    .values({
      ...isi,
      tgl_awal_ajuan,
      tgl_akhir_ajuan,
      tenant_id,
      organisasi_id,
      user_id,
      dibuat_oleh: actor.user_id,
      dibuat_pada: now,
    })
    .returning('cuti_id')
    .executeTakeFirstOrThrow();
  return cuti_id;
}

type Perubahan = Omit<Updateable<Tables['cuti']>, 'jenjang'> & { jenjang?: readonly JenjangTersimpan[] };

export async function updateAjuan({ db, organisasi }: DiInstansi, cuti_id: number, row: Perubahan): Promise<void> {
  const { jenjang, ...rest } = row;
  await db
    .updateTable('cuti')
    .set({ ...rest, ...(jenjang ? { jenjang: JSON.stringify(jenjang) } : {}) })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_id', '=', cuti_id)
    .execute();
}

export async function deleteAjuan({ db, organisasi }: OrganisasiCtx, cuti_id: number): Promise<void> {
  await db
    .deleteFrom('cuti')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_id', '=', cuti_id)
    .execute();
}

export type CutiLain = {
  cuti_id: number;
  user_id: number;
  nama: string;
  kategori: string;
  status: 12 | 13;
  tgl_awal: Tanggal;
  tgl_akhir: Tanggal;
  setengah_hari: SetengahHari | null;
};

/** Leave of these members that takes days between two dates, submitted or approved. */
export async function listCutiLain(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: { tgl_awal: Tanggal; tgl_akhir: Tanggal },
): Promise<CutiLain[]> {
  const { rows } = await sql<CutiLain>`
    select c.cuti_id, c.user_id, u.nama, k.nama as kategori, c.status, b.tgl_awal, b.tgl_akhir, c.setengah_hari
    from cuti c join users u on u.user_id = c.user_id
    cross join lateral hadir.bentang_cuti(c) b
    join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    where c.organisasi_id = ${organisasi.organisasi_id} and c.user_id = any(${user_ids}::integer[])
      and c.status in (${CUTI.diajukan}, ${CUTI.disetujui}) and b.tgl_awal <= ${tgl_akhir} and b.tgl_akhir >= ${tgl_awal}
    order by b.tgl_awal, c.cuti_id`.execute(db);
  return rows;
}

/** Who is in the same group as each of these members today, himself left out. */
export async function listRekan({ db, organisasi, today }: OrganisasiCtx, user_ids: readonly number[]) {
  const { rows } = await sql<{ user_id: number; rekan: number }>`
    select mine.user_id, theirs.user_id as rekan
    from anggota_grup mine join anggota_grup theirs
      on theirs.organisasi_id = mine.organisasi_id and theirs.group_id = mine.group_id and theirs.user_id <> mine.user_id
    where mine.organisasi_id = ${organisasi.organisasi_id} and mine.user_id = any(${user_ids}::integer[])
      and mine.berlaku @> ${today}::date and theirs.berlaku @> ${today}::date`.execute(db);
  return rows;
}
