import type { Koneksi, koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { DIAM_HARI, JENIS_KONEKSI, KEADAAN_KONEKSI } from '@hadir/rules/tenant/koneksi.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { orderOf } from '../../platform/db/list/order-of.ts';

type Filter = Omit<Input<typeof koneksi.listKoneksi>, 'tenant_id' | 'page' | 'count'>;
/** `total`: how many there are in all. */
export type BarisKoneksi = Omit<Koneksi, 'saran'> & { total: number };

const SORT = {
  keadaan: `array_position('{${KEADAAN_KONEKSI.join(',')}}'::text[], keadaan)`,
  nama: 'nama',
  organisasi: 'organisasi',
  kontak_pada: 'kontak_pada',
  jenis: 'jenis',
};

/** Everything that is connected to the tenant, of all kinds in one order. */
export async function selectKoneksi(
  ctx: TenantCtx,
  { q, sort, jenis, keadaan }: Filter,
  { page, count }: { page: number; count: number | null },
): Promise<BarisKoneksi[]> {
  const { db, deps, now } = ctx;
  const sumber = JENIS_KONEKSI.map(
    (one) => sql`select ${one}::text as jenis, s.*, ${DIAM_HARI[one]}::integer as diam_hari
      from (${deps.upward.koneksi[one](ctx)}) s (kunci, nama, organisasi_id, is_diatur, kontak_pada, galat, galat_pada)`,
  );
  const order = sort ? orderOf(SORT, sort.replace(/^-/, '')) : SORT.keadaan;
  const { rows } = await sql<BarisKoneksi>`
    select jenis, jenis || '-' || kunci as kunci, nama, organisasi_id, organisasi, keadaan, kontak_pada, galat, galat_pada,
      count(*) over () as total
    from (
      select k.*, o.nama as organisasi, case
        when not is_diatur then 'belum_diatur'
        when galat_pada >= coalesce(kontak_pada, '-infinity') then 'gagal'
        when kontak_pada is null then 'menunggu'
        when kontak_pada < ${now}::timestamptz - make_interval(days => diam_hari) then 'diam'
        else 'tersambung' end as keadaan
      from (${sql.join(sumber, sql` union all `)}) k
      left join organisasi o on o.organisasi_id = k.organisasi_id
    ) semua
    where (${jenis ?? null}::text is null or jenis = ${jenis ?? null})
      and (${keadaan ?? null}::text is null or keadaan = ${keadaan ?? null})
      and (nama ilike ${contains(q ?? '')} or organisasi ilike ${contains(q ?? '')})
    order by ${sql.raw(order)} ${sql.raw(sort?.startsWith('-') ? 'desc' : 'asc')} nulls last, nama, kunci
    limit ${count} offset ${count === null ? 0 : (page - 1) * count}`.execute(db);
  return rows;
}
