import { sql } from 'kysely';
import type { SumberKoneksi } from '../../tenant/koneksi/koneksi-upward.ts';
import { requestTagihanJob } from '../order/request-tagihan-job.ts';

/**
 * The payment provider among what is connected to a tenant, where there is one: it spoke when it last gave an account to
 * pay into or told of money. What went wrong last is an account that it did not give.
 */
export const koneksiPembayaran: SumberKoneksi = ({ tenant_id, deps }) => sql`
  select '1'::text, 'Penyedia pembayaran'::text, null::integer, true, greatest(
      (select max(b.diterima_pada) from pembayaran b where b.tenant_id = ${tenant_id} and b.penyedia = 'va'),
      (select max(t.selesai_pada) from pekerjaan t
        where t.tenant_id = ${tenant_id} and t.jenis = ${requestTagihanJob.jenis} and t.status = 'selesai')),
    g.pesan, g.selesai_pada
  from (select) satu left join lateral (
    select p.pesan, p.selesai_pada from pekerjaan p
    where p.tenant_id = ${tenant_id} and p.jenis = ${requestTagihanJob.jenis} and p.status = 'gagal'
    order by p.selesai_pada desc limit 1) g on true
  where ${deps.penyedia !== null}::boolean`;
