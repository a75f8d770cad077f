import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { KeadaanPresensiManual } from '@hadir/rules/presensi/manual/tindakan-presensi-manual.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { InstansiCtx } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { diTingkatSql, kepercayaanSql, skorSql } from '../kepercayaan/kepercayaan-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { DIBUAT, INSTANSI, namaKode, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** A request as it is stored; its way, and whether a frozen month stands in it, are added by who shows it. */
export type ManualTersimpan = Omit<PresensiManual, 'persetujuan' | 'hari_beku'>;

const anggota = sql<PresensiManual['anggota']>`jsonb_build_object('user_id', u.user_id, 'nama', u.nama, 'nip', a.nip,
  'gender', u.gender, 'jabatan', a.jabatan, 'file_foto', u.file_foto, 'nama_group', (
    select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = m.organisasi_id and ag.user_id = m.user_id and ag.berlaku @> m.tanggal))`;
const lokasi = sql<PresensiManual['lokasi']>`case when l.lokasi_presensi_id is not null then jsonb_build_object(
  'lokasi_presensi_id', l.lokasi_presensi_id, 'nama', l.nama, 'lat', l.lat, 'lng', l.lng,
  'radius_meter', l.radius_meter) end`;

/** Whoever asks for them, where it is a person. */
type Pembaca = InstansiCtx & { actor?: { user_id: number } };

const selectManual = ({ db, organisasi, actor }: Pembaca) =>
  db
    .selectFrom('presensi_manual as m')
    .innerJoin('presensi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'm.organisasi_id')
        .onRef('p.presensi_id', '=', 'm.presensi_id')
        .onRef('p.waktu', '=', 'm.presensi_waktu'),
    )
    .innerJoin('anggota as a', (join) =>
      join.onRef('a.organisasi_id', '=', 'm.organisasi_id').onRef('a.user_id', '=', 'm.user_id'),
    )
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .leftJoin('lokasi_presensi as l', (join) =>
      join.onRef('l.organisasi_id', '=', 'p.organisasi_id').onRef('l.lokasi_presensi_id', '=', 'p.lokasi_presensi_id'),
    )
    .leftJoin('putusan_presensi as d', (join) =>
      join.onRef('d.organisasi_id', '=', 'm.organisasi_id').onRef('d.presensi_id', '=', 'm.presensi_id'),
    )
    .leftJoin('users as o', 'o.user_id', 'd.oleh')
    .select(['m.presensi_manual_id', 'm.presensi_id', 'm.tanggal', 'm.status', 'm.is_permanen', 'm.keterangan'])
    .select(sql<boolean>`p.foto is not null`.as('ada_foto'))
    .select(['p.timezone', 'p.lat', 'p.lng', 'p.akurasi_meter', 'p.radius', 'p.jarak_meter', 'p.is_lokasi_palsu'])
    .select(['m.dibuat_pada', 'd.keterangan as catatan', 'o.nama as diputuskan_oleh', 'd.pada as diputuskan_pada'])
    .select([
      anggota.as('anggota'),
      lokasi.as('lokasi'),
      sql<string>`to_char(p.waktu at time zone p.timezone, 'HH24:MI:SS')`.as('jam'),
      kepercayaanSql(actor?.user_id ?? null).as('kepercayaan'),
    ])
    .$narrowType<Pick<PresensiManual, 'status' | 'radius'>>()
    .where('m.organisasi_id', '=', organisasi.organisasi_id);

type Saring = Omit<Input<typeof presensiManual.listPresensiManual>, 'organisasi_id'> & {
  /** Only these. */
  ids?: readonly number[];
};

export function listManual(ctx: OrganisasiCtx, saring: Saring): Promise<Page<ManualTersimpan>> {
  const { page, count, q, status, from, to, user_id, group_id, radius, kepercayaan, sort, ids } = saring;
  const found = selectManual(ctx)
    .$call((query) => whereGiven(query, 'm.status', '=', status))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`m.presensi_manual_id = any(${ids}::integer[])`))
    .$call((query) => whereGiven(query, 'm.tanggal', '>=', from))
    .$call((query) => whereGiven(query, 'm.tanggal', '<=', to))
    .$call((query) => whereGiven(query, 'm.user_id', '=', user_id))
    .$call((query) => whereGiven(query, 'p.radius', 'in', radius))
    .$call((query) => whenGiven(query, kepercayaan, (query, kepercayaan) => query.where(diTingkatSql(kepercayaan))))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('u.nama', 'ilike', contains(q))))
    .$if(group_id !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = m.organisasi_id
          and ag.user_id = m.user_id and ag.group_id = ${group_id} and ag.berlaku @> m.tanggal)`,
      ),
    )
    .$if(sort === 'kepercayaan', (query) => query.orderBy(skorSql))
    .orderBy('m.presensi_manual_id', sort === '-dibuat_pada' ? 'desc' : 'asc');
  return paginate(found, { page, count });
}

export const findManual = (ctx: Pembaca, presensi_manual_id: number): Promise<ManualTersimpan | undefined> =>
  selectManual(ctx).where('m.presensi_manual_id', '=', presensi_manual_id).executeTakeFirst();

/** The request that an event belongs to. */
export async function findManualOfPresensi({ db, organisasi }: OrganisasiCtx, presensi_id: number) {
  const row = await db
    .selectFrom('presensi_manual')
    .select('presensi_manual_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_id', '=', presensi_id)
    .executeTakeFirst();
  return row?.presensi_manual_id;
}

/** How many wait, of those that the caller sees. */
export async function countManualDiajukan(ctx: OrganisasiCtx): Promise<number> {
  const { jumlah } = await ctx.db
    .selectFrom('presensi_manual')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where(terlihatSql(ctx, 'user_id'))
    .where('status', '=', STATUS_PRESENSI_MANUAL.diajukan)
    .executeTakeFirstOrThrow();
  return jumlah;
}

/** Whether a request for that date was rejected for good. */
export async function isBarred({ db, organisasi }: OrganisasiCtx, user_id: number, tanggal: string): Promise<boolean> {
  const row = await db
    .selectFrom('presensi_manual')
    .select('presensi_manual_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('tanggal', '=', tanggal)
    .where('is_permanen', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

type Baru = {
  user_id: number;
  presensi_id: number;
  tanggal: string;
  keterangan: string;
};

export async function insertManual({ db, organisasi, now }: OrganisasiCtx, baru: Baru): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { presensi_manual_id } = await db
    .insertInto('presensi_manual')
    .values({ ...baru, tenant_id, organisasi_id, dibuat_pada: now })
    .returning('presensi_manual_id')
    .executeTakeFirstOrThrow();
  return presensi_manual_id;
}

/** These requests, which nobody else decides until the transaction ends. */
export async function lockManual({ db, organisasi }: OrganisasiCtx, ids: readonly number[]) {
  return db
    .selectFrom('presensi_manual as m')
    .innerJoin('presensi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'm.organisasi_id')
        .onRef('p.presensi_id', '=', 'm.presensi_id')
        .onRef('p.waktu', '=', 'm.presensi_waktu'),
    )
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.presensi_manual_id', 'm.presensi_id', 'm.user_id', 'm.tanggal', 'm.status', 'm.is_permanen'])
    .select(['p.waktu', 'p.timezone', 'u.nama'])
    .$narrowType<KeadaanPresensiManual>()
    .where('m.organisasi_id', '=', organisasi.organisasi_id)
    .where('m.presensi_manual_id', 'in', ids)
    .orderBy('m.presensi_manual_id')
    .forUpdate('m')
    .execute();
}

export async function updateManual(
  { db, organisasi }: OrganisasiCtx,
  presensi_manual_id: number,
  keadaan: KeadaanPresensiManual,
): Promise<void> {
  await db
    .updateTable('presensi_manual')
    .set(keadaan)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_manual_id', '=', presensi_manual_id)
    .execute();
}

export const DATA_SAYA_PRESENSI_MANUAL: SalinanTabel = {
  presensi_manual: {
    judul: 'Presensi swafoto',
    kolom: {
      presensi_manual_id: 'Nomor',
      ...INSTANSI,
      tanggal: 'Tanggal',
      presensi_id: 'Nomor presensi',
      status: 'Status',
      is_permanen: 'Permanen',
      keterangan: 'Keterangan',
      ...DIBUAT,
    },
    tanpa: ['user_id', 'presensi_waktu'],
    kata: { status: namaKode(STATUS_PRESENSI_MANUAL) },
  },
};
