import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { NAMA_LAKI, NAMA_PEREMPUAN } from '../orang/demo-names.ts';
import { RENCANA_YAYASAN } from '../rencana/rencana-yayasan.ts';
import { sekolahSql, type Sekolah } from './insert-sekolah.ts';

const NAMA = [
  ...NAMA_PEREMPUAN.map((nama) => ({ nama, gender: 'P' })),
  ...NAMA_LAKI.map((nama) => ({ nama, gender: 'L' })),
];
/** Without a common divisor with their number: within a school nobody is named like another. */
const LANGKAH_NAMA = 7;

/** Their members: teachers and the office's, of whom the last is the operator. */
export async function insertGuru(trx: Db, sekolah: readonly Sekolah[], password_hash: string): Promise<void> {
  const { guru, tata_usaha } = RENCANA_YAYASAN;
  const operator = guru + tata_usaha;
  await sql`with orang as (
      select r.*, n, case when n = ${operator} then 'operator.' || lower(r.kode) else lower(r.kode) || '.' || lpad(n::text, 2, '0') end as username,
        o.nama as nama_orang, o.gender, case when n <= ${guru} then 'Guru' else 'Tata Usaha' end as grup
      from ${sekolahSql(sekolah)}, generate_series(1, ${operator}::integer) n
      join jsonb_to_recordset(${JSON.stringify(NAMA.map((one, at) => ({ ...one, at })))}::jsonb) o (nama text, gender text, at integer)
        on true
      where o.at = (n * ${LANGKAH_NAMA} + right(r.kode, 2)::integer * 11) % ${NAMA.length}::integer),
    u as (
      insert into users (tenant_id, username, email, password_hash, nama, gender)
      select tenant_id, username, username || '@cendekia.contoh.id', ${password_hash}, nama_orang, gender from orang
      returning user_id, username),
    a as (
      insert into anggota (tenant_id, organisasi_id, user_id, pin, jabatan, jenis_kepegawaian, role, status)
      select o.tenant_id, o.organisasi_id, u.user_id, o.n::text, case when o.n <= ${guru} then 'Guru' else 'Staf Tata Usaha' end,
        'Non-ASN', case when o.n = ${operator} then ${KODE_PERAN.operator}::integer else ${KODE_PERAN.user}::integer end, 1
      from orang o join u using (username)),
    k as (
      insert into keanggotaan (tenant_id, organisasi_id, user_id, tgl_mulai)
      select o.tenant_id, o.organisasi_id, u.user_id, case when o.cerita = 'baru' then o.sejak else '2020-01-01' end
      from orang o join u using (username))
    insert into anggota_grup (tenant_id, organisasi_id, user_id, group_id, tgl_mulai)
    select o.tenant_id, o.organisasi_id, u.user_id, g.group_id, case when o.cerita = 'baru' then o.sejak else '2020-01-01' end
    from orang o join u using (username) join grup g on g.organisasi_id = o.organisasi_id and g.nama = o.grup`.execute(
    trx,
  );
}
