import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { MilikLog, Rentang, Saring } from './saring-log.ts';

/** A line as the database has it. `baris` is its place in the order of the log, for what follows it. */
export type BarisTersimpan = {
  baris: string;
  log_id: number;
  waktu: string;
  tenant_id: number | null;
  nama_tenant: string | null;
  organisasi_id: number | null;
  nama_organisasi: string | null;
  user_id: number | null;
  nama: string | null;
  kegiatan: string;
  hasil: number;
  objek: string | null;
  objek_id: string | null;
  nama_objek: string | null;
  tentang_id: number | null;
  nama_tentang: string | null;
  ip: string | null;
  user_agent: string | null;
  permintaan_id: string | null;
  sebelum: unknown;
  sesudah: unknown;
};

type Cari = { milik: MilikLog; saring: Saring; rentang: Rentang; sesudah?: string | undefined; limit: number };

/** The index of acts leaves out the check-ins that were counted; who looks for those finds them by time. */
const TIDAK_DIINDEKS = 'Presensi';
/** More of a change than this is not shown: it is an import's, and nobody reads it in a list. */
const TERPANJANG = 20_000;

/** What a place is called that a line names by its number: only where the reader's scope has it. */
const NAMA_TEMPAT = sql<string | null>`case
  when l.objek = 'kode_organisasi' then (select x.nama from organisasi x where x.kode_organisasi = l.objek_id)
  when l.objek_id !~ '^\\d{1,9}$' then null
  when l.objek = 'tenant' then (select x.nama from tenant x where x.tenant_id = l.objek_id::integer)
  when l.objek = 'organisasi' then (select x.nama from organisasi x where x.organisasi_id = l.objek_id::integer)
end`;

/** The lines that are meant, the newest first. */
export async function listBarisLog(db: Db, cari: Cari): Promise<BarisTersimpan[]> {
  const shown = (name: 'sebelum' | 'sesudah') => sql`case when length(l.${sql.ref(name)}::text) > ${TERPANJANG}
    then '{"keterangan": "Terlalu panjang untuk ditampilkan"}'::jsonb else l.${sql.ref(name)} end as ${sql.ref(name)}`;
  const [, { rows }] = await Promise.all([
    sortBy(db, 'index'),
    sql<BarisTersimpan>`
    select (extract(epoch from l.waktu) * 1000000)::bigint || '-' || l.log_id as baris, l.log_id, l.waktu, l.tenant_id,
      t.nama as nama_tenant, l.organisasi_id, o.nama as nama_organisasi, l.user_id, l.nama, l.kegiatan, l.hasil, l.objek,
      l.objek_id, ${NAMA_TEMPAT} as nama_objek, l.tentang_id, u.nama as nama_tentang, l.ip, l.user_agent,
      l.permintaan_id, ${shown('sebelum')}, ${shown('sesudah')}
    from (${sourceOf(cari)}) l
    left join tenant t on t.tenant_id = l.tenant_id
    left join organisasi o on o.organisasi_id = l.organisasi_id
    left join users u on u.user_id = l.tentang_id
    order by l.waktu desc, l.log_id desc limit ${cari.limit}`.execute(db),
    sortBy(db, 'cost'),
  ]);
  return rows;
}

/**
 * Every filter has an index in the order of the log. Left to its costs the planner, which takes acts, places and refusals
 * to be unrelated, expects a handful of lines and sorts them all: the more there are, the longer that takes.
 */
const sortBy = (db: Db, what: 'index' | 'cost') =>
  sql`select set_config('enable_sort', ${what === 'index' ? 'off' : 'on'}, true)`.execute(db);

/** How many there are, up to a limit. */
export async function countBarisLog(db: Db, cari: Cari): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`select count(*) as jumlah from (${sourceOf(cari)}) l`.execute(db);
  return rows[0]?.jumlah ?? 0;
}

function sourceOf(cari: Cari): RawBuilder<unknown> {
  const { tenant_id, organisasi_id } = cari.milik;
  if (organisasi_id !== null) {
    const ofTenant = tenant_id === null ? sql`true` : sql`l.tenant_id = ${tenant_id}`;
    return newest(cari, sql`l.organisasi_id = ${organisasi_id} and ${ofTenant}`);
  }
  if (tenant_id !== null) return newest(cari, sql`l.tenant_id = ${tenant_id}`);
  const { pelaku_id, tentang_id, objek, ip } = cari.saring;
  // Each of these has an index over all tenants; everything else has one inside each tenant.
  if ([pelaku_id, tentang_id, objek, ip].some((one) => one !== undefined)) return newest(cari, sql`true`);
  return sql`
    select dalam.* from tenant n cross join lateral (${newest(cari, sql`l.tenant_id = n.tenant_id`)}) dalam
    union all select luar.* from (${newest(cari, sql`l.tenant_id is null`)}) luar`;
}

function newest(cari: Cari, ofWhom: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [ofWhom, ...conditionsOf(cari)];
  return sql`select l.* from log_aktivitas l where ${sql.join(conditions, sql` and `)}
    order by l.waktu desc, l.log_id desc limit ${cari.limit}`;
}

function conditionsOf({ saring, rentang, sesudah }: Cari): RawBuilder<unknown>[] {
  const { pelaku_id, tentang_id, kegiatan, objek, objek_id, ip, hasil } = saring;
  const all: (RawBuilder<unknown> | false | undefined)[] = [
    sql`l.waktu >= ${rentang.mulai}`,
    rentang.sampai !== null && sql`l.waktu < ${rentang.sampai}`,
    sesudah !== undefined && afterPlace(sesudah),
    pelaku_id !== undefined && sql`l.user_id = ${pelaku_id}`,
    tentang_id !== undefined && sql`l.tentang_id = ${tentang_id}`,
    kegiatan !== undefined && sql`l.kegiatan = ${kegiatan}`,
    kegiatan !== undefined && kegiatan !== TIDAK_DIINDEKS && sql`l.kegiatan <> ${sql.lit(TIDAK_DIINDEKS)}`,
    objek !== undefined && sql`l.objek = ${objek}`,
    objek_id !== undefined && sql`l.objek_id = ${objek_id} and l.objek is not null`,
    ip !== undefined && sql`l.ip = ${ip}`,
    hasil === 'berhasil' && sql`l.hasil < 400`,
    hasil === 'ditolak' && sql`l.hasil >= 400`,
  ];
  return all.filter((one) => one instanceof Object);
}

/** The lines that come after a place: the older ones. */
function afterPlace(baris: string): RawBuilder<unknown> {
  const [us, log_id] = baris.split('-');
  return sql`(l.waktu, l.log_id) < (timestamptz 'epoch' + ${us}::bigint * interval '1 microsecond', ${log_id}::bigint)`;
}

/** Who opened one of these of a person's, the latest first. */
export async function listPembuka(
  db: Db,
  user_id: number,
  { kegiatan, sesudah, limit }: { kegiatan: readonly string[]; sesudah?: string | undefined; limit: number },
) {
  const { rows } = await sql<{
    baris: string;
    waktu: string;
    nama: string | null;
    kegiatan: string;
    nama_organisasi: string | null;
  }>`
    select (extract(epoch from l.waktu) * 1000000)::bigint || '-' || l.log_id as baris, l.waktu, l.nama, l.kegiatan,
      o.nama as nama_organisasi
    from log_aktivitas l left join organisasi o on o.organisasi_id = l.organisasi_id
    where l.tentang_id = ${user_id} and l.user_id <> ${user_id} and l.hasil < 400
      and l.kegiatan = any(${kegiatan}::text[]) and ${sesudah === undefined ? sql`true` : afterPlace(sesudah)}
    order by l.waktu desc, l.log_id desc limit ${limit}`.execute(db);
  return rows;
}
