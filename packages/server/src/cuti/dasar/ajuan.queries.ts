import { LABEL_STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import type { RentangAjuan } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type Updateable } from 'kysely';
import { compiled } from '../../platform/db/open/compiled.ts';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../../persetujuan/dasar/jenjang-tersimpan.ts';
import { drafTerlihat, pembacaOf, type Pembaca } from './draf-terlihat.queries.ts';
import { DIMINTA_ATAU_BERLAKU, SEBAGAI } from './sebagai-sql.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

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
  /** What the attachment calls itself. */
  nama_lampiran: string | null;
  /** Counted days. */
  jumlah_hari: number;
  status: StatusCuti;
  keputusan: KeputusanCuti | null;
  tgl_batal: Tanggal | null;
  /** Days given back, in order. */
  hari_kembali: Tanggal[];
  jenjang: JenjangTersimpan[];
  jenjang_oleh: number | null;
  urutan: number;
  versi: number;
  giliran_sejak: Tanggal | null;
  dibuat_oleh: number;
};

/** What a request has beside what lists show of it; `j` is its way. */
export const HANYA_AJUAN = [
  'cuti.lampiran',
  sql<string | null>`(select b.nama from berkas b where b.berkas_id = cuti.lampiran)`.as('nama_lampiran'),
  'cuti.dibuat_oleh',
  'j.giliran_sejak',
  'j.jenjang_oleh',
  sql<JenjangTersimpan[]>`coalesce(j.jenjang, '[]')`.as('jenjang'),
  sql<number>`coalesce(j.urutan, 0)`.as('urutan'),
  sql<number>`coalesce(j.versi, 1)`.as('versi'),
  sql<Tanggal[]>`array(select k.tanggal::text from cuti_hari_kembali k
    where k.organisasi_id = cuti.organisasi_id and k.cuti_id = cuti.cuti_id order by k.tanggal)`.as('hari_kembali'),
] as const;

type DiInstansi = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };

const selectAjuan = (db: Db, { organisasi_id, cuti_id }: { organisasi_id: number; cuti_id: number }) =>
  db
    .selectFrom('cuti')
    .leftJoin('persetujuan_jalan as j', (join) =>
      join.onRef('j.organisasi_id', '=', 'cuti.organisasi_id').onRef('j.cuti_id', '=', 'cuti.cuti_id'),
    )
    .select(['cuti.cuti_id', 'cuti.user_id', 'cuti_kategori_id', 'tgl_awal', 'tgl_akhir'])
    .select(['tgl_awal_ajuan', 'tgl_akhir_ajuan', 'setengah_hari', 'hitungan', 'jumlah_hari', 'status'])
    .select(['keputusan', 'tgl_batal'])
    .select(HANYA_AJUAN)
    .$castTo<Ajuan>()
    .where('cuti.organisasi_id', '=', organisasi_id)
    .where('cuti.cuti_id', '=', cuti_id)
    .modifyFront(PREPARED);

const satuAjuan = compiled(selectAjuan);
const satuAjuanTerlihat = compiled((db, isi: Parameters<typeof selectAjuan>[1] & Pembaca) =>
  selectAjuan(db, isi).where(drafTerlihat(isi)),
);

export async function findAjuan(
  { db, organisasi: { organisasi_id } }: DiInstansi,
  cuti_id: number,
): Promise<Ajuan | undefined> {
  return (await satuAjuan(db, { organisasi_id, cuti_id }))[0];
}

/** The request, if its draft is not somebody else's. */
export async function findAjuanTerlihat(ctx: OrganisasiCtx, cuti_id: number): Promise<Ajuan | undefined> {
  const { organisasi_id } = ctx.organisasi;
  return (await satuAjuanTerlihat(ctx.db, { organisasi_id, cuti_id, ...pembacaOf(ctx) }))[0];
}

/** The request, which nobody else changes until the transaction ends. */
export async function lockAjuan(ctx: DiInstansi, cuti_id: number): Promise<Ajuan | undefined> {
  const locked = ctx.db
    .selectFrom('cuti')
    .select('cuti_id')
    .where('organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where('cuti_id', '=', cuti_id)
    .forUpdate()
    .modifyFront(PREPARED)
    .execute();
  // They leave together, and are read one after the other: where it had to wait, whoever held it has moved its way as well.
  const [ajuan] = await Promise.all([findAjuan(ctx, cuti_id), locked]);
  return ajuan;
}

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

/** What a member's requests ask for while they wait. */
export const listRentangMenunggu = ({ db, organisasi }: OrganisasiCtx, user_id: number) =>
  db
    .selectFrom('cuti')
    .select(['cuti_kategori_id', 'tgl_awal', 'tgl_akhir', 'setengah_hari', 'hitungan'])
    .$narrowType<RentangAjuan>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('status', '=', STATUS_CUTI.diajukan)
    .execute();

export type IsiAjuan = Pick<Ajuan, 'cuti_kategori_id' | 'tgl_awal' | 'tgl_akhir' | 'setengah_hari' | 'hitungan'> & {
  keterangan: string;
  alamat: string | null;
  lampiran: string | null;
  jumlah_hari: number;
};

/** A new request, a draft or one that is sent at once; answers its number. */
export async function insertAjuan(
  ctx: OrganisasiCtx,
  user_id: number,
  isi: IsiAjuan,
  status: (typeof STATUS_CUTI)['dibuat' | 'diajukan'],
): Promise<number> {
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
      status,
      dibuat_oleh: actor.user_id,
      dibuat_pada: now,
      diajukan_pada: status === STATUS_CUTI.diajukan ? now : null,
    })
    .returning('cuti_id')
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  return cuti_id;
}

export async function updateAjuan(
  { db, organisasi }: DiInstansi,
  cuti_id: number,
  row: Updateable<Tables['cuti']>,
): Promise<void> {
  await db
    .updateTable('cuti')
    .set(row)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_id', '=', cuti_id)
    .modifyEnd(PREPARED)
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
  status: (typeof STATUS_CUTI)['diajukan' | 'disetujui'];
  tgl_awal: Tanggal;
  tgl_akhir: Tanggal;
  setengah_hari: SetengahHari | null;
};

/** Leave of these members that takes days between two dates, submitted or in force, also until the day that it was cancelled from. */
export async function listCutiLain(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: { tgl_awal: Tanggal; tgl_akhir: Tanggal },
): Promise<CutiLain[]> {
  const { rows } = await sql<CutiLain>`
    ${PREPARED} select c.cuti_id, c.user_id, u.nama, k.nama as kategori, b.tgl_awal, b.tgl_akhir, c.setengah_hari,
      ${SEBAGAI} as status
    from cuti c join users u on u.user_id = c.user_id
    cross join lateral hadir.bentang_cuti(c) b
    join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    where c.organisasi_id = ${organisasi.organisasi_id} and c.user_id = any(${idsSql(user_ids)})
      and ${DIMINTA_ATAU_BERLAKU}
      and c.tgl_awal <= ${tgl_akhir} and c.tgl_akhir >= ${tgl_awal}
      and b.tgl_awal <= ${tgl_akhir} and b.tgl_akhir >= ${tgl_awal}
    order by b.tgl_awal, c.cuti_id`.execute(db);
  return rows;
}

/** Who is in the same group as each of these members today, himself left out. */
export async function listRekan({ db, organisasi, today }: OrganisasiCtx, user_ids: readonly number[]) {
  const { rows } = await sql<{ user_id: number; rekan: number }>`
    ${PREPARED} select mine.user_id, theirs.user_id as rekan
    from anggota_grup mine join anggota_grup theirs
      on theirs.organisasi_id = mine.organisasi_id and theirs.group_id = mine.group_id and theirs.user_id <> mine.user_id
    where mine.organisasi_id = ${organisasi.organisasi_id} and mine.user_id = any(${idsSql(user_ids)})
      and mine.berlaku @> ${today}::date and theirs.berlaku @> ${today}::date
      and exists (select from keanggotaan k where k.organisasi_id = theirs.organisasi_id
        and k.user_id = theirs.user_id and k.berlaku @> ${today}::date)`.execute(db);
  return rows;
}

export const DATA_SAYA_CUTI: SalinanTabel = {
  cuti: {
    judul: 'Cuti',
    kolom: {
      cuti_id: 'Nomor',
      ...INSTANSI,
      cuti_kategori_id: 'Kategori',
      tgl_awal: 'Dari',
      tgl_akhir: 'Sampai',
      tgl_awal_ajuan: 'Diminta dari',
      tgl_akhir_ajuan: 'Diminta sampai',
      setengah_hari: 'Setengah hari',
      hitungan: 'Cara hitung',
      jumlah_hari: 'Jumlah hari',
      keterangan: 'Keterangan',
      alamat: 'Alamat selama cuti',
      lampiran: 'Lampiran',
      status: 'Status',
      keputusan: 'Keputusan',
      tgl_batal: 'Batal sejak',
      ...DIBUAT,
      diajukan_pada: 'Diajukan',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['user_id', 'dibuat_oleh', 'hari_kembali'],
    berkas: 'lampiran',
    kata: { status: LABEL_STATUS_CUTI },
  },
};
