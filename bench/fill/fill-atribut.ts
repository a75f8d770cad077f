import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';

/** Attributes of an organisation, of every tipe in turn, filled in of all its members; answers their numbers. */
export async function fillAtribut(owner: Client, { tenant_id, organisasi_id }: Filled, jumlah: number) {
  const at = [tenant_id, organisasi_id];
  const { rows } = await owner.query<{ atribut_id: number }>(
    `insert into atribut (tenant_id, organisasi_id, nama, tipe, pilihan, urutan)
     select $1, $2, 'Atribut ' || n, t.tipe, case when t.tipe = 'pilihan' then array['A', 'B', 'C'] else '{}' end, n
     from generate_series(1, $3::integer) n
     cross join lateral (select (array['pilihan', 'teks', 'angka', 'tanggal', 'ya_tidak'])[1 + n % 5] as tipe) t
     returning atribut_id`,
    [...at, jumlah],
  );
  await owner.query(
    `insert into anggota_atribut (tenant_id, organisasi_id, user_id, atribut_id, pemilik, tipe, nilai)
     select $1, $2, g.user_id, a.atribut_id, a.pemilik, a.tipe, case a.tipe
       when 'pilihan' then (array['A', 'B', 'C'])[1 + g.user_id % 3]
       when 'angka' then (g.user_id % 40)::text
       when 'tanggal' then (date '2010-01-01' + g.user_id % 4000)::text
       when 'ya_tidak' then (g.user_id % 2)::text
       else 'Isian ' || g.user_id end
     from anggota g cross join atribut a where g.organisasi_id = $2 and a.organisasi_id = $2 and g.tenant_id = $1`,
    at,
  );
  await owner.query('vacuum analyze');
  return rows.map(({ atribut_id }) => atribut_id);
}
