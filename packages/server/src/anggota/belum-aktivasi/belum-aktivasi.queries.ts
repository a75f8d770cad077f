import type { PengirimanAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const AKUN = kodeSql(STATUS_USER);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

type Filter = {
  q?: string | undefined;
  sort?: string | undefined;
  organisasi_id?: number | undefined;
  is_email?: boolean | undefined;
  is_diminta?: boolean | undefined;
};

const SORT = {
  nama: 'users.nama',
  organisasi: 'organisasi.nama',
  terdaftar_pada: 'anggota.dibuat_pada',
  diterbitkan_pada: 'tautan.dibuat_pada',
  diminta_pada: 'minta.diminta_pada',
};

/** Who waits for his activation in the organisations of a tenant; a row for each of them that he belongs to. */
const menunggu = (db: Db, tenant_id: number) =>
  db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .where('anggota.tenant_id', '=', tenant_id)
    .where('anggota.status', '=', KEANGGOTAAN.belum_aktivasi)
    .where('users.password_hash', 'is', null)
    .where(sql<boolean>`users.status in (${AKUN.aktif}, ${AKUN.menunggu})`);

export function selectBelumAktivasi({ db, tenant_id }: TenantCtx, filter: Filter) {
  const { q, sort, organisasi_id, is_email, is_diminta } = filter;
  const found = menunggu(db, tenant_id)
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .leftJoin('permintaan_aktivasi as minta', (join) =>
      join
        .onRef('minta.organisasi_id', '=', 'anggota.organisasi_id')
        .onRef('minta.user_id', '=', 'anggota.user_id')
        .on('minta.ditolak_pada', 'is', null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tautan')
          .select(['tautan.dibuat_pada', 'tautan.kedaluwarsa_pada'])
          .whereRef('tautan.user_id', '=', 'users.user_id')
          .where('tautan.jenis', '=', 'aktivasi')
          .orderBy('tautan.dibuat_pada', 'desc')
          .limit(1)
          .as('tautan'),
      (join) => join.onTrue(),
    )
    .select(['users.user_id', 'users.nama', 'users.email', 'anggota.nip'])
    .select(['organisasi.organisasi_id', 'organisasi.nama as organisasi', 'anggota.dibuat_pada as terdaftar_pada'])
    .select(['tautan.dibuat_pada as diterbitkan_pada', 'tautan.kedaluwarsa_pada as berlaku_sampai'])
    .select('minta.diminta_pada')
    .$call((query) => whereGiven(query, 'anggota.organisasi_id', '=', organisasi_id))
    .$if(is_email !== undefined, (query) => query.where('users.email', is_email ? 'is not' : 'is', null))
    .$if(is_diminta !== undefined, (query) => query.where('minta.diminta_pada', is_diminta ? 'is not' : 'is', null))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['users.nama', 'users.email', 'anggota.nip', 'organisasi.nama'] as const).map((column) =>
              eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'users.user_id');
}

type Siapa = { organisasi_id?: number | undefined; pilihan?: readonly number[] | undefined };

/** The next of those who can be mailed, by their numbers, after one of them. */
export const listDapatDisurati = (db: Db, tenant_id: number, siapa: Siapa, sesudah: number, batas: number) =>
  dapatDisurati(db, tenant_id, siapa, sesudah)
    .select(['users.user_id', 'users.nama', sql<string>`users.email`.as('email')])
    .distinct()
    .orderBy('users.user_id')
    .limit(batas)
    .execute();

/** How many there are of them. */
export async function countDapatDisurati(db: Db, tenant_id: number, siapa: Siapa, sesudah = 0): Promise<number> {
  const row = await dapatDisurati(db, tenant_id, siapa, sesudah)
    .select(({ fn }) => fn.count<number>('users.user_id').distinct().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

const dapatDisurati = (db: Db, tenant_id: number, { organisasi_id, pilihan }: Siapa, sesudah: number) =>
  menunggu(db, tenant_id)
    .where('users.email', 'is not', null)
    .where('users.user_id', '>', sesudah)
    .$call((query) => whereGiven(query, 'anggota.organisasi_id', '=', organisasi_id))
    .$if(pilihan !== undefined, (query) => query.where('users.user_id', '=', sql<number>`any(${pilihan}::integer[])`));

/** The last five jobs of this kind that are the tenant's own, the latest first. */
export async function selectPengiriman({ db, tenant_id }: TenantCtx, jenis: string): Promise<PengirimanAktivasi[]> {
  const rows = await db
    .selectFrom('pekerjaan')
    .select(['pekerjaan_id', 'status', 'selesai', 'total', 'dibuat_pada', 'hasil'])
    .$narrowType<Pick<PengirimanAktivasi, 'status' | 'hasil'>>()
    .where('tenant_id', '=', tenant_id)
    .where('jenis', '=', jenis)
    .where('organisasi_id', 'is', null)
    .orderBy('dibuat_pada', 'desc')
    .limit(5)
    .execute();
  return withAntrean(db, rows, ({ pekerjaan_id }) => pekerjaan_id);
}
