import type { SaringStatusJadwal } from '@hadir/contract/jadwal/jam/saring-status-jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { statusOfSaring } from './status-of-saring.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

export type VersiRow = {
  tgl_mulai: Tanggal;
  tgl_selesai: Tanggal | null;
  toleransi_masuk: number;
  toleransi_pulang: number;
  buka_masuk: number;
  tutup_pulang: number;
  ikut_libur: boolean;
  baris: {
    hari: number;
    jam_masuk: string;
    jam_pulang: string;
    istirahat_mulai: string | null;
    istirahat_selesai: string | null;
    durasi_menit: number | null;
  }[];
};

const versi = sql<VersiRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'tgl_mulai', v.tgl_mulai, 'tgl_selesai', v.tgl_selesai, 'toleransi_masuk', v.toleransi_masuk,
    'toleransi_pulang', v.toleransi_pulang, 'buka_masuk', v.buka_masuk, 'tutup_pulang', v.tutup_pulang,
    'ikut_libur', v.ikut_libur,
    'baris', (select coalesce(jsonb_agg(jsonb_build_object('hari', b.hari, 'jam_masuk', b.jam_masuk,
        'jam_pulang', b.jam_pulang, 'istirahat_mulai', b.istirahat_mulai, 'istirahat_selesai', b.istirahat_selesai,
        'durasi_menit', b.durasi_menit) order by b.hari), '[]')
      from jadwal_baris b where b.jadwal_versi_id = v.jadwal_versi_id)) order by v.tgl_mulai desc), '[]')
  from jadwal_versi v where v.tenant_id = jadwal.tenant_id and v.jadwal_id = jadwal.jadwal_id)`;

const SORT = { nama: 'jadwal.nama', tipe_jadwal: 'jadwal.tipe_jadwal', status: 'jadwal.status' };

/** Those that may be used here: the organisation's own and its tenant's, or of a tenant its own. */
const selectJadwal = (ctx: MilikCtx) =>
  ctx.db
    .selectFrom('jadwal')
    .where('jadwal.tenant_id', '=', ctx.tenant_id)
    .where((eb) =>
      eb.or([eb('jadwal.organisasi_id', '=', organisasiIdOf(ctx)), eb('jadwal.organisasi_id', 'is', null)]),
    )
    .select([
      'jadwal.jadwal_id',
      'jadwal.nama',
      'jadwal.tipe_jadwal',
      'jadwal.status',
      'jadwal.is_default',
      'jadwal.organisasi_id',
      versi.as('versi'),
    ]);

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  tipe_jadwal?: number | undefined;
  status?: SaringStatusJadwal | undefined;
};

export function listJadwalPage(ctx: MilikCtx, { page, count, q, sort, tipe_jadwal, status }: Filter) {
  const found = selectJadwal(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('jadwal.nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'jadwal.tipe_jadwal', '=', tipe_jadwal))
    .$if(status !== undefined, (query) => query.where('jadwal.status', '=', statusOfSaring(status)));
  return paginate(applySort(found, sort, SORT, 'jadwal.jadwal_id'), { page, count });
}

export const findJadwal = (ctx: MilikCtx, jadwal_id: number) =>
  selectJadwal(ctx).where('jadwal.jadwal_id', '=', jadwal_id).executeTakeFirst();

export type JadwalRow = NonNullable<Awaited<ReturnType<typeof findJadwal>>>;

/** Which of these may be used here. */
export const listJadwalOf = (ctx: MilikCtx, jadwal_ids: readonly number[]) =>
  ctx.db
    .selectFrom('jadwal')
    .select(['jadwal_id', 'nama', 'status', 'tipe_jadwal'])
    .where('tenant_id', '=', ctx.tenant_id)
    .where((eb) => eb.or([eb('organisasi_id', '=', organisasiIdOf(ctx)), eb('organisasi_id', 'is', null)]))
    .where('jadwal_id', 'in', jadwal_ids)
    .execute();

/** The active ones of a type, by name, for the choices of a form or a sheet. */
export const listJadwalAktif = (
  ctx: Pick<MilikCtx, 'db' | 'tenant_id'> & { organisasi?: { organisasi_id: number } },
  tipe_jadwal: number,
) =>
  ctx.db
    .selectFrom('jadwal')
    .select(['jadwal_id', 'nama'])
    .where('tenant_id', '=', ctx.tenant_id)
    .where((eb) =>
      eb.or([eb('organisasi_id', '=', ctx.organisasi?.organisasi_id ?? null), eb('organisasi_id', 'is', null)]),
    )
    .where('tipe_jadwal', '=', tipe_jadwal)
    .where('status', '=', STATUS_RECORD.aktif)
    .orderBy('nama')
    .execute();
