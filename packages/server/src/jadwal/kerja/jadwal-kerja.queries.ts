import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { SaringStatusJadwal } from '@hadir/contract/jadwal/jam/saring-status-jadwal.ts';
import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { sql, type Insertable } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { statusOfSaring } from '../dasar/status-of-saring.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { DIBUAT, INSTANSI, MASA, type SalinanTabel } from '../../platform/kit/bagian.ts';

const SORT = {
  tgl_mulai: 'jadwal_kerja.tgl_mulai',
  nama_jadwal: 'jadwal.nama',
  target: 'jadwal_kerja.target',
  status: 'jadwal_kerja.status',
};

/** Those of groups and of everybody, and those of members whom the caller sees. */
const selectJadwalKerja = (ctx: OrganisasiCtx) =>
  ctx.db
    .selectFrom('jadwal_kerja')
    .innerJoin('jadwal', 'jadwal.jadwal_id', 'jadwal_kerja.jadwal_id')
    .leftJoin('grup', 'grup.group_id', 'jadwal_kerja.group_id')
    .leftJoin('users', 'users.user_id', 'jadwal_kerja.user_id')
    .where('jadwal_kerja.organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where((eb) => eb.or([eb('jadwal_kerja.user_id', 'is', null), terlihatSql(ctx, 'jadwal_kerja.user_id')]))
    .select([
      'jadwal_kerja.setting_jadwal_id as settingJadwal_id',
      'jadwal_kerja.jadwal_id',
      'jadwal_kerja.jadwal_id as konfigurasi_jadwal_id',
      'jadwal.nama as nama_jadwal',
      'jadwal.tipe_jadwal',
      'jadwal_kerja.target',
      'jadwal_kerja.group_id',
      'grup.nama as nama_grup',
      'jadwal_kerja.user_id',
      'users.nama as nama_anggota',
      'jadwal_kerja.tgl_mulai',
      'jadwal_kerja.tgl_selesai',
      'jadwal_kerja.status',
    ])
    .$narrowType<{ target: JadwalKerja['target']; status: JadwalKerja['status'] }>();

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  target?: string | undefined;
  jadwal_id?: number | undefined;
  user_id?: number | undefined;
  group_id?: number | undefined;
  status?: SaringStatusJadwal | undefined;
  tanggal?: string | undefined;
};

export function selectJadwalKerjaRows(ctx: OrganisasiCtx, { page, count, q, sort, status, tanggal, ...same }: Filter) {
  let found = selectJadwalKerja(ctx)
    .$if(status !== undefined, (query) => query.where('jadwal_kerja.status', '=', statusOfSaring(status)))
    .$if(tanggal !== undefined, (query) =>
      query.where(sql<boolean>`daterange(jadwal_kerja.tgl_mulai, jadwal_kerja.tgl_selesai, '[]') @> ${tanggal}::date`),
    )
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or((['jadwal.nama', 'grup.nama', 'users.nama'] as const).map((name) => eb(name, 'ilike', contains(q)))),
        ),
      ),
    );
  for (const field of ['target', 'jadwal_id', 'user_id', 'group_id'] as const) {
    const value = same[field];
    if (value !== undefined) found = found.where(`jadwal_kerja.${field}`, '=', value);
  }
  return paginate(applySort(found, sort ?? '-tgl_mulai', SORT, 'jadwal_kerja.setting_jadwal_id'), { page, count });
}

export const findJadwalKerja = (ctx: OrganisasiCtx, setting_jadwal_id: number): Promise<JadwalKerja | undefined> =>
  selectJadwalKerja(ctx).where('setting_jadwal_id', '=', setting_jadwal_id).executeTakeFirst();

export const listJadwalKerjaOf = (ctx: OrganisasiCtx, ids: readonly number[]): Promise<JadwalKerja[]> =>
  selectJadwalKerja(ctx).where('setting_jadwal_id', 'in', ids).orderBy('setting_jadwal_id').execute();

/** Who gave it last, and when. */
const penetapan = ({ actor, now }: OrganisasiCtx) => ({
  ditetapkan_oleh: actor.user_id,
  ditetapkan_pada: now.toISOString(),
});

type Baru = Omit<Insertable<Tables['jadwal_kerja']>, 'tenant_id' | 'organisasi_id'>;

export async function insertJadwalKerja(ctx: OrganisasiCtx, rows: readonly Baru[]): Promise<number[]> {
  const { db, organisasi } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const made = await db
    .insertInto('jadwal_kerja')
    .values(rows.map((row) => ({ ...row, ...penetapan(ctx), tenant_id, organisasi_id })))
    .returning('setting_jadwal_id')
    .execute();
  return made.map(({ setting_jadwal_id }) => setting_jadwal_id);
}

export async function updateJadwalKerja(
  ctx: OrganisasiCtx,
  setting_jadwal_id: number,
  row: { jadwal_id: number; tgl_mulai: string; tgl_selesai: string | null; status: number },
): Promise<void> {
  await ctx.db
    .updateTable('jadwal_kerja')
    .set({ ...row, ...penetapan(ctx) })
    .where('organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where('setting_jadwal_id', '=', setting_jadwal_id)
    .execute();
}

export async function deleteJadwalKerja({ db, organisasi }: OrganisasiCtx, setting_jadwal_id: number): Promise<void> {
  await db
    .deleteFrom('jadwal_kerja')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('setting_jadwal_id', '=', setting_jadwal_id)
    .execute();
}

export const DATA_SAYA_JADWAL_KERJA: SalinanTabel = {
  jadwal_kerja: {
    judul: 'Jam kerja',
    kolom: { ...INSTANSI, jadwal_id: 'Jam kerja', ...MASA, status: 'Status', ...DIBUAT, ditetapkan_pada: 'Ditetapkan' },
    tanpa: ['setting_jadwal_id', 'target', 'group_id', 'user_id', 'ditetapkan_oleh'],
    kata: { status: LABEL_STATUS_TEMPAT },
  },
};
