import type { PerintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import { STATUS_PERINTAH, type IsiPerintah, type JenisPerintah } from '@hadir/rules/perangkat/perintah-mesin.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Kelompok = { perangkat_id: number; kelompok: string };

const countOf = (status: string) => sql<number>`count(*) filter (where p.status = ${status})::integer`.as(status);

const selectPerintah = ({ db, organisasi }: OrganisasiCtx, perangkat_id: number) =>
  db
    .selectFrom('perintah_mesin as p')
    // A tenant's admin is no member here: his name is not this organisation's to read.
    .leftJoin('users as u', 'u.user_id', 'p.dibuat_oleh')
    .where('p.organisasi_id', '=', organisasi.organisasi_id)
    .where('p.perangkat_id', '=', perangkat_id)
    .groupBy(['p.kelompok', 'p.jenis', 'u.nama', 'p.dibuat_pada'])
    .select(['p.kelompok', 'p.jenis', 'p.dibuat_pada'])
    .select(sql<string>`coalesce(u.nama, 'Admin tenant')`.as('dibuat_oleh'))
    .select(({ fn }) => [
      sql<string | null>`case when p.jenis = 'hapus_pin' then min(p.isi->>'pin') end`.as('pin'),
      sql<string | null>`min(p.isi->>'from')`.as('from'),
      sql<string | null>`min(p.isi->>'to')`.as('to'),
      sql<number>`count(*)::integer`.as('jumlah'),
      ...STATUS_PERINTAH.map(countOf),
      fn.max('p.dijawab_pada').as('dijawab_pada'),
      fn.min('p.perintah_id').as('urut'),
    ]);

export const selectPerintahRows = (
  ctx: OrganisasiCtx,
  { perangkat_id, ...page }: { perangkat_id: number; page: number; count: number },
) =>
  paginate(
    ctx.db
      .selectFrom(selectPerintah(ctx, perangkat_id).as('k'))
      .selectAll('k')
      .orderBy('k.urut', 'desc')
      .$castTo<PerintahMesin>(),
    page,
  );

export const findPerintah = (ctx: OrganisasiCtx, { perangkat_id, kelompok }: Kelompok) =>
  selectPerintah(ctx, perangkat_id).where('p.kelompok', '=', kelompok).$castTo<PerintahMesin>().executeTakeFirst();

/** Whether the machine has the same still to take; another PIN is another thing. */
export async function isPerintahMenunggu(
  { db, organisasi }: OrganisasiCtx,
  { perangkat_id, jenis, pin }: { perangkat_id: number; jenis: JenisPerintah; pin: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('perintah_mesin')
    .select('perintah_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .where('status', '=', 'menunggu')
    .where('jenis', '=', jenis)
    .$if(pin !== null, (query) => query.where(sql`isi->>'pin'`, '=', pin))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The members in force who have a PIN, as a machine is to know them. */
export async function listPinAktif({ db, organisasi }: OrganisasiCtx): Promise<{ pin: string; nama: string }[]> {
  return db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.pin', 'users.nama'])
    .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .where('anggota.pin', 'is not', null)
    .orderBy('users.nama')
    .$narrowType<{ pin: string }>()
    .execute();
}

export async function insertPerintah(
  { db, tenant_id, organisasi, actor, now }: OrganisasiCtx,
  perintah: Kelompok & { jenis: JenisPerintah },
  isi: readonly IsiPerintah[],
): Promise<void> {
  const { organisasi_id } = organisasi;
  await sql`
    insert into perintah_mesin (tenant_id, organisasi_id, perangkat_id, kelompok, jenis, dibuat_oleh, dibuat_pada, isi)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${perintah.perangkat_id}::integer,
      ${perintah.kelompok}::uuid, ${perintah.jenis}, ${actor.user_id}::integer, ${now.toISOString()}::timestamptz, value
    from jsonb_array_elements(${JSON.stringify(isi)}::jsonb)`.execute(db);
}

/** How many of them the machine will not be given any more. */
export async function updateBatal(
  { db, organisasi }: OrganisasiCtx,
  { perangkat_id, kelompok }: Kelompok,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('perintah_mesin')
    .set({ status: 'batal' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .where('kelompok', '=', kelompok)
    .where('status', '=', 'menunggu')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const DATA_SAYA_PERINTAH_MESIN: SalinanTabel = {
  perintah_mesin: {
    judul: 'Perintah mesin',
    kolom: {
      ...INSTANSI,
      jenis: 'Perintah',
      status: 'Keadaan',
      ...DIBUAT,
      dikirim_pada: 'Diambil',
      dijawab_pada: 'Dijawab',
    },
    // What it tells of others is not his.
    tanpa: ['perintah_id', 'perangkat_id', 'kelompok', 'isi', 'kode_jawab', 'percobaan', 'dibuat_oleh'],
    milik: 'dibuat_oleh = :saya',
  },
};
