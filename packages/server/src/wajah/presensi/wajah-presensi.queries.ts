import type { Page } from '@hadir/contract/kit/fields.ts';
import type { WajahDitinjau } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

type Wajah = Pick<
  WajahDitinjau,
  'jarak' | 'ambang' | 'sebab' | 'dinilai_pada' | 'keterangan' | 'diputuskan_oleh' | 'diputuskan_pada'
> & { is_face_verified: boolean | null; putusan: boolean | null; wajah_id: number | null };

const selectWajah = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('presensi as p')
    .leftJoin('wajah_presensi as h', (join) =>
      join.onRef('h.organisasi_id', '=', 'p.organisasi_id').onRef('h.presensi_id', '=', 'p.presensi_id'),
    )
    .leftJoin('wajah as w', (join) => join.onRef('w.user_id', '=', 'p.user_id').on('w.status', '=', 'berlaku'))
    .leftJoin('users as o', 'o.user_id', 'h.diputuskan_oleh')
    .select(['p.presensi_id', 'p.user_id', 'w.wajah_id', 'h.is_face_verified', 'h.jarak', 'h.ambang', 'h.sebab'])
    .select(['h.dinilai_pada', 'h.putusan', 'h.keterangan', 'o.nama as diputuskan_oleh', 'h.diputuskan_pada'])
    .select(sql<boolean>`p.foto is not null`.as('ada_foto'))
    .where('p.organisasi_id', '=', organisasi.organisasi_id)
    .$narrowType<Wajah>();

/** What comparing one event came to; undefined where there is no such event. */
export const findWajahPresensi = (ctx: OrganisasiCtx, presensi_id: number) =>
  selectWajah(ctx).where('p.presensi_id', '=', presensi_id).executeTakeFirst();

const anggota = sql<WajahDitinjau['anggota']>`jsonb_build_object('user_id', u.user_id, 'nama', u.nama,
  'nip', a.nip, 'gender', u.gender, 'jabatan', a.jabatan, 'file_foto', u.file_foto, 'nama_group', (
    select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = p.organisasi_id and ag.user_id = p.user_id
      and ag.berlaku @> (p.waktu at time zone p.timezone)::date))`;

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  status: 'menunggu' | 'diputuskan';
  /** Whose alone; undefined is everybody's. */
  user_id: number | undefined;
};

/** Selfies for a person to look at: those that wait the oldest first, decided ones the latest first. */
export function listDitinjau(ctx: OrganisasiCtx, { page, count, q, status, user_id }: Saring) {
  const isMenunggu = status === 'menunggu';
  const found = selectWajah(ctx)
    .innerJoin('anggota as a', (join) =>
      join.onRef('a.organisasi_id', '=', 'p.organisasi_id').onRef('a.user_id', '=', 'p.user_id'),
    )
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.waktu', 'p.timezone', 'p.sumber'])
    .select([
      anggota.as('anggota'),
      sql<string>`to_char(p.waktu at time zone p.timezone, 'YYYY-MM-DD')`.as('tanggal'),
      sql<string>`to_char(p.waktu at time zone p.timezone, 'HH24:MI:SS')`.as('jam'),
    ])
    .$narrowType<Wajah & Pick<WajahDitinjau, 'sumber'>>()
    .where('p.sumber', '<>', 'manual')
    .where(isMenunggu ? sql<boolean>`h.is_menunggu` : sql<boolean>`h.putusan is not null`)
    .$call((query) => whereGiven(query, 'p.user_id', '=', user_id))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('u.nama', 'ilike', contains(q))))
    .orderBy('p.waktu', isMenunggu ? 'asc' : 'desc')
    .orderBy('p.presensi_id');
  return paginate(found, { page, count }) satisfies Promise<Page<unknown>>;
}

/** How many wait, of one person or of everybody. */
export async function countSwafotoMenunggu(
  { db, organisasi }: OrganisasiCtx,
  user_id: number | undefined,
): Promise<number> {
  const { jumlah } = await db
    .selectFrom('wajah_presensi as h')
    .innerJoin('presensi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'h.organisasi_id')
        .onRef('p.presensi_id', '=', 'h.presensi_id')
        .onRef('p.waktu', '=', 'h.presensi_waktu'),
    )
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('h.organisasi_id', '=', organisasi.organisasi_id)
    .where('h.is_menunggu', '=', true)
    .where('p.sumber', '<>', 'manual')
    .$call((query) => whereGiven(query, 'p.user_id', '=', user_id))
    .executeTakeFirstOrThrow();
  return jumlah;
}

/** These events that were compared, held until the transaction ends. */
export function lockDinilai({ db, organisasi }: OrganisasiCtx, presensi_ids: readonly number[]) {
  return db
    .selectFrom('wajah_presensi as h')
    .innerJoin('presensi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'h.organisasi_id')
        .onRef('p.presensi_id', '=', 'h.presensi_id')
        .onRef('p.waktu', '=', 'h.presensi_waktu'),
    )
    .select(['p.presensi_id', 'p.user_id', 'p.waktu', 'p.timezone', 'h.is_face_verified'])
    .where('h.organisasi_id', '=', organisasi.organisasi_id)
    .where('h.presensi_id', 'in', presensi_ids)
    .orderBy('h.presensi_id')
    .forUpdate('h')
    .execute();
}

/** What a person says of these from now on. */
export async function updatePutusan(
  { db, organisasi, actor, now }: OrganisasiCtx,
  presensi_ids: readonly number[],
  putusan: boolean,
  keterangan: string | null,
): Promise<void> {
  await db
    .updateTable('wajah_presensi')
    .set({ putusan, keterangan, diputuskan_oleh: actor.user_id, diputuskan_pada: now })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_id', 'in', presensi_ids)
    .execute();
}
