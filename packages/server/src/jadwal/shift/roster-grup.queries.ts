import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

type Filter = { page: number; count: number; q?: string | undefined; user_id?: number | undefined };

/**
 * The caller first, and then, where `withRekan`, those who are in one of his groups today and members in the range, by
 * name; nobody inactive.
 */
export function listAnggotaSegrup(
  { db, organisasi, actor, today }: OrganisasiCtx,
  range: TanggalRange,
  { withRekan, page, count, q, user_id }: Filter & { withRekan: boolean },
) {
  const { organisasi_id } = organisasi;
  const me = actor.user_id;
  const segrup = sql<boolean>`exists (
    select from anggota_grup saya join anggota_grup ia
      on ia.organisasi_id = saya.organisasi_id and ia.group_id = saya.group_id
    where saya.organisasi_id = ${organisasi_id} and saya.user_id = ${me} and saya.berlaku @> ${today}::date
      and ia.user_id = anggota.user_id and ia.berlaku @> ${today}::date)`;
  const found = db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.user_id', 'users.nama'])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .where((eb) => (withRekan ? eb.or([eb('anggota.user_id', '=', me), segrup]) : eb('anggota.user_id', '=', me)))
    .where(
      sql<boolean>`exists (
        select from keanggotaan k where k.organisasi_id = anggota.organisasi_id and k.user_id = anggota.user_id
          and k.tgl_mulai <= ${range.tgl_akhir}::date
          and coalesce(k.tgl_selesai, 'infinity') >= greatest(${range.tgl_awal}::date, ${today}::date))`,
    )
    .$call((query) => whenGiven(query, q, (query, q) => query.where('users.nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'anggota.user_id', '=', user_id))
    .orderBy(sql`anggota.user_id <> ${me}`)
    .orderBy('users.nama')
    .orderBy('anggota.user_id');
  return paginate(found, { page, count });
}
