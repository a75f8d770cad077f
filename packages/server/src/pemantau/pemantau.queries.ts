import type { pemantau, Pemantau, TugasPemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql, type RawBuilder } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { keadaanAkunSql } from '../auth/dasar/keadaan-akun-sql.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';
import { INSTANSI, MASA, type SalinanTabel } from '../platform/kit/bagian.ts';

type Filter = Partial<Omit<Input<typeof pemantau.listPemantau>, 'page' | 'count'>>;
const SORT = { nama: 'users.nama', email: 'users.email' };

/** What the account of the row was given, whole tenants before their organisations. */
const tugasSql = (today: string): RawBuilder<TugasPemantau[]> => sql`(
  select coalesce(json_agg(json_build_object('tenant_id', t.tenant_id, 'nama_tenant', n.nama,
    'organisasi_id', t.organisasi_id, 'nama_organisasi', o.nama, 'tgl_mulai', t.tgl_mulai, 'tgl_selesai', t.tgl_selesai,
    'tutup', hadir.alasan_tutup(n, o),
    'is_berlaku', t.tgl_mulai <= ${today}::date and coalesce(t.tgl_selesai, 'infinity') >= ${today}::date)
    order by n.nama, o.nama nulls first), '[]')
  from pemantau_tugas t join tenant n on n.tenant_id = t.tenant_id
  left join organisasi o on o.organisasi_id = t.organisasi_id
  where t.user_id = users.user_id)`;

function semua({ db, today }: UserCtx) {
  return db
    .selectFrom('users')
    .select(['users.user_id', 'users.nama', 'users.username', 'users.email'])
    .select([
      keadaanAkunSql.as('keadaan'),
      sql<HakPantau[]>`users.hak_pantau`.as('hak'),
      tugasSql(today).as('tugas'),
      sql<string | null>`(select max(p.terakhir_pada) from peramban p where p.user_id = users.user_id)`.as(
        'masuk_terakhir',
      ),
    ])
    .where('users.is_pemantau', '=', true);
}

export function selectPemantau(ctx: UserCtx, { q, sort, keadaan, tenant_id }: Filter) {
  const found = semua(ctx)
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['users.nama', 'users.email', 'users.username'] as const).map((column) =>
              eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    )
    .$call((query) => whereGiven(query, keadaanAkunSql, '=', keadaan))
    .$call((query) =>
      whenGiven(query, tenant_id, (query, tenant_id) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('pemantau_tugas as milik')
              .whereRef('milik.user_id', '=', 'users.user_id')
              .where('milik.tenant_id', '=', tenant_id),
          ),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'users.user_id');
}

export const findPemantau = (ctx: UserCtx, user_id: number): Promise<Pemantau | undefined> =>
  semua(ctx).where('users.user_id', '=', user_id).executeTakeFirst();

type Isi = Pick<Input<typeof pemantau.addPemantau>, 'nama' | 'email' | 'hak'>;

export async function insertPemantau({ db }: UserCtx, { nama, email, hak: hak_pantau }: Isi): Promise<number> {
  const row = { nama, email, hak_pantau, is_pemantau: true, tenant_id: null };
  const { user_id } = await db.insertInto('users').values(row).returning('user_id').executeTakeFirstOrThrow();
  return user_id;
}

export async function updatePemantau({ db }: UserCtx, user_id: number, { nama, hak }: Pick<Isi, 'nama' | 'hak'>) {
  await db
    .updateTable('users')
    .set({ nama, hak_pantau: hak, status: STATUS_USER.aktif })
    .where('user_id', '=', user_id)
    .execute();
}

type TugasBaru = Input<typeof pemantau.addPemantau>['tugas'];

/** What he watches becomes exactly this. */
export async function replaceTugas({ db }: UserCtx, user_id: number, tugas: TugasBaru): Promise<void> {
  await db.deleteFrom('pemantau_tugas').where('user_id', '=', user_id).execute();
  const rows = tugas.map(({ organisasi_id = null, tgl_selesai = null, ...one }) => ({
    ...one,
    user_id,
    organisasi_id,
    tgl_selesai,
  }));
  if (rows.length > 0) await db.insertInto('pemantau_tugas').values(rows).execute();
}

export const DATA_SAYA_PEMANTAU_TUGAS: SalinanTabel = {
  pemantau_tugas: {
    judul: 'Tugas pemantau',
    kolom: { ...INSTANSI, ...MASA },
    tanpa: ['pemantau_tugas_id', 'user_id'],
  },
};
