import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { anggotaAktifSql } from './anggota-aktif-sql.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectAnggota, selectAnggotaBy, type AnggotaFilter } from './select-anggota.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

type Paged = AnggotaFilter & { page: number; count: number };

export const selectAnggotaRows = (ctx: OrganisasiCtx, filter: Paged) => paginate(selectAnggotaBy(ctx, filter), filter);

/** Every member that the filter leaves, for files. */
export const listAllAnggota = (ctx: OrganisasiCtx, filter: AnggotaFilter) => selectAnggotaBy(ctx, filter).execute();

export const findAnggota = (ctx: OrganisasiCtx, user_id: number, atribut_ids: readonly number[] = []) =>
  selectAnggota(ctx, atribut_ids)
    .select(['users.is_admin', 'users.is_super_admin', 'users.is_viewer', 'users.is_pemantau'])
    .select([
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      sql<boolean>`users.status = ${STATUS_USER.aktif}`.as('is_akun_aktif'),
    ])
    .where('anggota.user_id', '=', user_id)
    .executeTakeFirst();

const DICARI = ['users.nama', 'anggota.nip', 'anggota.nuptk'] as const;

/**
 * Active members for pickers: a name, a gender and a picture; to whoever sees everybody's rows also the numbers and the
 * group that tell namesakes apart, which only he finds them by (aturan/akses#siapa).
 */
export function selectAnggotaAktif(
  ctx: OrganisasiCtx,
  filter: { q?: string | undefined; group_id?: number | undefined },
) {
  const isDibedakan = seesSemua(ctx.actor.peran);
  return ctx.db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.user_id', 'users.nama', 'users.gender', 'users.file_foto'])
    .$if(isDibedakan, (query) =>
      query.select(['anggota.nip', 'anggota.nuptk']).select(({ selectFrom }) =>
        selectFrom('anggota_grup')
          .innerJoin('grup', (join) =>
            join
              .onRef('grup.organisasi_id', '=', 'anggota_grup.organisasi_id')
              .onRef('grup.group_id', '=', 'anggota_grup.group_id'),
          )
          .select('grup.nama')
          .whereRef('anggota_grup.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('anggota_grup.user_id', '=', 'anggota.user_id')
          .where(sql<boolean>`anggota_grup.berlaku @> ${ctx.today}::date`)
          .as('grup'),
      ),
    )
    .$narrowType<Pick<Anggota, 'gender'>>()
    .where('anggota.organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .where('users.status', '=', STATUS_USER.aktif)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('keanggotaan')
          .whereRef('keanggotaan.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('keanggotaan.user_id', '=', 'anggota.user_id')
          .where(sql<boolean>`berlaku @> ${ctx.today}::date`),
      ),
    )
    .$call((query) =>
      whenGiven(query, filter.q, (query, q) =>
        query.where(({ eb, or }) =>
          or((isDibedakan ? DICARI : DICARI.slice(0, 1)).map((column) => eb(column, 'ilike', contains(q)))),
        ),
      ),
    )
    .$call((q) =>
      whenGiven(q, filter.group_id, (q, group_id) =>
        q.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('anggota_grup')
              .whereRef('anggota_grup.organisasi_id', '=', 'anggota.organisasi_id')
              .whereRef('anggota_grup.user_id', '=', 'anggota.user_id')
              .where('anggota_grup.group_id', '=', group_id)
              .where(sql<boolean>`berlaku @> ${ctx.today}::date`),
          ),
        ),
      ),
    )
    .orderBy('users.nama')
    .orderBy('users.user_id')
    .execute();
}

/** A member's places in time: when he belonged to the organisation, and to which groups. */
export async function listRiwayat({ db, organisasi }: OrganisasiCtx, user_id: number) {
  const [riwayat_keanggotaan, riwayat_grup] = await Promise.all([
    db
      .selectFrom('keanggotaan')
      .select(['tgl_mulai', 'tgl_selesai'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', user_id)
      .orderBy('tgl_mulai', 'desc')
      .execute(),
    db
      .selectFrom('anggota_grup')
      .innerJoin('grup', (join) =>
        join
          .onRef('grup.organisasi_id', '=', 'anggota_grup.organisasi_id')
          .onRef('grup.group_id', '=', 'anggota_grup.group_id'),
      )
      .select(['grup.group_id', 'grup.nama as grup', 'tgl_mulai', 'tgl_selesai'])
      .where('anggota_grup.organisasi_id', '=', organisasi.organisasi_id)
      .where('anggota_grup.user_id', '=', user_id)
      .orderBy('tgl_mulai', 'desc')
      .execute(),
  ]);
  return { riwayat_keanggotaan, riwayat_grup };
}

/** Whether somebody is an active member of this organisation today. */
export async function isAktifDi(
  { db, organisasi, today }: Pick<OrganisasiCtx, 'db' | 'today'> & { organisasi: { organisasi_id: number } },
  user_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where(anggotaAktifSql('anggota', today))
    .executeTakeFirst();
  return row !== undefined;
}
