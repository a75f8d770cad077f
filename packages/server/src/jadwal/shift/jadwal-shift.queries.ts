import { sql } from 'kysely';
import { paginate } from '../../platform/db/list/paginate.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { SelRoster } from '../dasar/roster.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  group_id?: number | undefined;
  user_id?: number | undefined;
};

/** The members of the roster's rows whom the caller sees: those who belong to the organisation on some date of the range, by name. */
export function listAnggotaRoster(
  ctx: Pick<LaporanCtx, 'db' | 'organisasi' | 'actor'>,
  range: TanggalRange,
  { page, count, q, group_id, user_id }: Filter,
) {
  const { db, organisasi } = ctx;
  const found = db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.user_id', 'users.nama', 'anggota.nip'])
    .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
    .where(terlihatSql(ctx, 'anggota.user_id'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('keanggotaan')
          .select('keanggotaan.user_id')
          .whereRef('keanggotaan.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('keanggotaan.user_id', '=', 'anggota.user_id')
          .where('keanggotaan.tgl_mulai', '<=', range.tgl_akhir)
          .where((eb) =>
            eb.or([eb('keanggotaan.tgl_selesai', 'is', null), eb('keanggotaan.tgl_selesai', '>=', range.tgl_awal)]),
          ),
      ),
    )
    .$call((query) => whenGiven(query, q, (query, q) => query.where('users.nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'anggota.user_id', '=', user_id))
    .$call((query) =>
      whenGiven(query, group_id, (query, group_id) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('anggota_grup')
              .select('anggota_grup.user_id')
              .whereRef('anggota_grup.organisasi_id', '=', 'anggota.organisasi_id')
              .whereRef('anggota_grup.user_id', '=', 'anggota.user_id')
              .where('anggota_grup.group_id', '=', group_id)
              .where('anggota_grup.tgl_mulai', '<=', range.tgl_akhir)
              .where((eb) =>
                eb.or([
                  eb('anggota_grup.tgl_selesai', 'is', null),
                  eb('anggota_grup.tgl_selesai', '>=', range.tgl_awal),
                ]),
              ),
          ),
        ),
      ),
    )
    .orderBy('users.nama')
    .orderBy('anggota.user_id');
  return paginate(found, { page, count });
}

/**
 * Writes what the roster says, in the place of what it said on the same dates. A column a parameter: a year of many members
 * has more cells than a statement has places.
 */
export async function upsertShift(
  { db, organisasi, now, actor }: OrganisasiCtx,
  sel: readonly SelRoster[],
): Promise<void> {
  if (sel.length === 0) return;
  const { tenant_id, organisasi_id } = organisasi;
  await sql`
    insert into jadwal_shift (tenant_id, organisasi_id, user_id, tanggal, jadwal_id, diubah_pada, diubah_oleh)
    select ${tenant_id}::integer, ${organisasi_id}::integer, user_id, tanggal, jadwal_id, ${now}::timestamptz,
      ${actor.user_id}::integer
    from unnest(${sel.map((one) => one.user_id)}::integer[], ${sel.map((one) => one.tanggal)}::date[],
      ${sel.map((one) => one.jadwal_id)}::integer[]) as baru (user_id, tanggal, jadwal_id)
    on conflict (organisasi_id, user_id, tanggal)
      do update set jadwal_id = excluded.jadwal_id, diubah_pada = excluded.diubah_pada,
        diubah_oleh = excluded.diubah_oleh`.execute(db);
}

export async function deleteShift({ db, organisasi }: OrganisasiCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('jadwal_shift')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('jadwal_shift_id', 'in', ids)
    .execute();
}

export const DATA_SAYA_JADWAL_SHIFT: SalinanTabel = {
  jadwal_shift: {
    judul: 'Jadwal shift',
    kolom: { ...INSTANSI, tanggal: 'Tanggal', jadwal_id: 'Jam kerja', diubah_pada: 'Diubah' },
    tanpa: ['jadwal_shift_id', 'user_id', 'diubah_oleh'],
  },
};
