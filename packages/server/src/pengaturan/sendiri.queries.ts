import type { NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { berdiriSql } from '../platform/tempat/berdiri-sql.ts';

/** How many organisations the tenant has, and of each field how many of them set it themselves on a date. */
export async function countSendiri(db: Db, tenant_id: number, tanggal: string) {
  const { rows } = await sql<{ jumlah_organisasi: number; sendiri: Partial<Record<NamaPengaturan, number>> }>`
    select (select count(*)::integer from organisasi o where o.tenant_id = ${tenant_id} and ${berdiriSql('o')}) as jumlah_organisasi,
      coalesce((select jsonb_object_agg(nama, jumlah) from (
        select nama, count(*)::integer as jumlah from pengaturan_organisasi p, unnest(p.sendiri) as nama
        where p.tenant_id = ${tenant_id} and p.berlaku @> ${tanggal}::date group by nama) n), '{}') as sendiri
  `.execute(db);
  return rows[0] ?? { jumlah_organisasi: 0, sendiri: {} };
}
