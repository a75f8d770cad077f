import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import type { AnggotaBaris } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { FilterAnggota } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod/mini';
import { isTersaringSql, nilaiAtributSql, type Saringan } from '../../atribut/nilai/nilai-atribut.queries.ts';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const AKUN = kodeSql(STATUS_USER);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

/** What the list is narrowed by; of attributes what was made of it (`loadSaringAtribut`). */
export type AnggotaFilter = Omit<Partial<z.output<typeof FilterAnggota>>, 'atribut' | 'kolom_atribut'> & {
  kolom?: readonly number[];
  saringan?: readonly Saringan[];
};

const DICARI = ['users.nama', 'users.email', 'users.username', 'anggota.nip'] as const;
/** Searched and sorted by only for those who read them (aturan/akses#nomor-pribadi). */
const DICARI_PRIBADI = ['anggota.nik', 'anggota.pin'] as const;

const SORT = {
  nama: 'users.nama',
  nip: 'anggota.nip',
  pin: 'anggota.pin',
  jabatan: 'anggota.jabatan',
  grup: 'grup.nama',
  role: 'anggota.role',
  status: 'anggota.status',
  jenis_kepegawaian: 'anggota.jenis_kepegawaian',
  tgl_mulai: 'masa.tgl_mulai',
};

/** A private number, of which those who only watch get its end (aturan/akses#nomor-pribadi). */
const nomorSql = ({ actor }: OrganisasiCtx, kolom: 'users.no_hp' | 'anggota.nik') =>
  seesNomorPribadi(actor)
    ? sql<string | null>`${sql.ref(kolom)}`
    : sql<string | null>`repeat('•', greatest(length(${sql.ref(kolom)}) - 4, 4)) || right(${sql.ref(kolom)}, 4)`;

/**
 * Members of the active organisation as lists show them, with group and membership of today (the last one, where none
 * is in force) and their values under these attributes. A plain user finds only himself, whatever permission he was
 * given (aturan/akses#siapa).
 */
export function selectAnggota(ctx: OrganisasiCtx, atribut_ids: readonly number[] = []) {
  const { db, organisasi, today } = ctx;
  return db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .leftJoin('anggota_grup', (join) =>
      join
        .onRef('anggota_grup.organisasi_id', '=', 'anggota.organisasi_id')
        .onRef('anggota_grup.user_id', '=', 'anggota.user_id')
        .on(sql<boolean>`anggota_grup.berlaku @> ${today}::date`),
    )
    .leftJoin('grup', (join) =>
      join
        .onRef('grup.organisasi_id', '=', 'anggota_grup.organisasi_id')
        .onRef('grup.group_id', '=', 'anggota_grup.group_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('keanggotaan')
          .select(['keanggotaan.tgl_mulai', 'keanggotaan.tgl_selesai'])
          .whereRef('keanggotaan.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('keanggotaan.user_id', '=', 'anggota.user_id')
          .orderBy(sql`keanggotaan.berlaku @> ${today}::date`, 'desc')
          .orderBy('keanggotaan.tgl_mulai', 'desc')
          .limit(1)
          .as('masa'),
      (join) => join.onTrue(),
    )
    .select([
      'users.user_id',
      'users.nama',
      'users.username',
      'users.email',
      'users.gender',
      'users.file_foto',
      'users.is_face_verified',
      'anggota.nip',
      'anggota.nuptk',
      'anggota.jabatan',
      'anggota.jenis_kepegawaian',
      'anggota.role',
      'anggota.status',
      'anggota.versi',
      'anggota_grup.group_id',
      'grup.nama as grup',
      'masa.tgl_mulai',
      'masa.tgl_selesai',
    ])
    .select((eb) => [
      nomorSql(ctx, 'users.no_hp').as('no_hp'),
      nomorSql(ctx, 'anggota.nik').as('nik'),
      (seesNomorPribadi(ctx.actor) ? sql<string | null>`users.tgl_lahir` : sql<null>`null::date`).as('tgl_lahir'),
      // So short that its end would be all of it.
      (seesNomorPribadi(ctx.actor) ? sql<string | null>`anggota.pin` : sql<null>`null::text`).as('pin'),
      sql<boolean>`users.status = ${AKUN.aktif} and anggota.status <> ${KEANGGOTAAN.tidak_aktif}`.as('is_aktif'),
      sql<boolean>`anggota.pin is not null`.as('is_biometrik'),
      nilaiAtributSql(atribut_ids).as('atribut'),
      jsonArrayFrom(
        eb
          .selectFrom('anggota_lokasi as al')
          .innerJoin('lokasi_presensi as l', (join) =>
            join
              .onRef('l.organisasi_id', '=', 'al.organisasi_id')
              .onRef('l.lokasi_presensi_id', '=', 'al.lokasi_presensi_id'),
          )
          .select(['l.lokasi_presensi_id', 'l.nama'])
          .whereRef('al.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('al.user_id', '=', 'anggota.user_id')
          .orderBy('l.nama'),
      ).as('lokasi'),
    ])
    .$narrowType<Pick<AnggotaBaris, 'gender' | 'jenis_kepegawaian' | 'role' | 'status'>>()
    .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
    .where(terlihatSql(ctx, 'anggota.user_id'));
}

/** The same, narrowed by the filters of the list and in its order. */
export function selectAnggotaBy(ctx: OrganisasiCtx, filter: AnggotaFilter) {
  const { q: search, group_id, lokasi_presensi_id, is_face_verified, is_biometrik, is_aktif, aktivasi } = filter;
  let query = selectAnggota(ctx, filter.kolom);
  for (const one of filter.saringan ?? []) query = query.where(isTersaringSql(one));
  for (const field of ['status', 'role', 'jenis_kepegawaian'] as const) {
    const value = filter[field];
    if (value !== undefined) query = query.where(`anggota.${field}`, '=', value);
  }
  if (filter.gender) query = query.where('users.gender', '=', filter.gender);
  if (group_id) query = query.where('anggota_grup.group_id', '=', group_id);
  if (is_face_verified !== undefined) query = query.where('users.is_face_verified', '=', is_face_verified);
  if (is_biometrik !== undefined) query = query.where('anggota.pin', is_biometrik ? 'is not' : 'is', null);
  if (is_aktif !== undefined)
    query = query.where(
      sql`(users.status = ${AKUN.aktif} and anggota.status <> ${KEANGGOTAAN.tidak_aktif})`,
      '=',
      is_aktif,
    );
  if (aktivasi !== undefined)
    query = query.where(
      'anggota.status',
      aktivasi === SARING_AKTIVASI.belum ? '=' : '<>',
      STATUS_KEANGGOTAAN.belum_aktivasi,
    );
  if (lokasi_presensi_id) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('anggota_lokasi as ada')
          .whereRef('ada.organisasi_id', '=', 'anggota.organisasi_id')
          .whereRef('ada.user_id', '=', 'anggota.user_id')
          .where('ada.lokasi_presensi_id', '=', lokasi_presensi_id),
      ),
    );
  }
  if (search) {
    query = query.where((eb) =>
      eb.or(
        [...DICARI, ...(seesNomorPribadi(ctx.actor) ? DICARI_PRIBADI : [])].map((column) =>
          eb(column, 'ilike', contains(search)),
        ),
      ),
    );
  }
  const sort = seesNomorPribadi(ctx.actor) ? SORT : { ...SORT, pin: SORT.nama };
  return applySort(query, filter.sort, sort, 'users.user_id');
}
