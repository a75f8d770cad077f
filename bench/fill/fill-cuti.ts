import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';
import { STATUS_CUTI } from '../../packages/rules/src/cuti/ajuan/status-cuti.ts';

const { diajukan, disetujui } = STATUS_CUTI;

const GRUP = 20;
/** A head of group, then an operator. */
const JENJANG = [
  { urutan: 0, jenis: 'kepala_grup', peran: null },
  { urutan: 1, jenis: 'peran', peran: 'operator' },
].map((one) => ({ ...one, user_id: null, pengganti_user_id: null, eskalasi_hari: 3 }));

/**
 * Two years of leave around a day: groups with heads, a chain of two levels, sixteen approved leaves a member
 * with the lines that they drew, and requests of three in ten that wait, half of them for the operator.
 */
export async function fillCuti(client: Client, { tenant_id, organisasi_id }: Filled, hariIni: string): Promise<void> {
  const at = [tenant_id, organisasi_id];
  await client.query(
    `with k as (insert into cuti_kategori (tenant_id, organisasi_id, nama, jenis, is_saldo, jatah_tahunan, maks_bawa)
       values ($1, $2, 'Cuti Tahunan', 'tahunan', true, 12, 6)),
     g as (insert into grup (tenant_id, organisasi_id, nama, kepala_user_id)
       select $1, $2, 'Grup ' || n, (select min(user_id) + n from anggota where organisasi_id = $2)
       from generate_series(1, ${GRUP}) n returning group_id)
     insert into anggota_grup (tenant_id, organisasi_id, user_id, group_id, tgl_mulai)
     select $1, $2, a.user_id, g.group_id, '2020-01-01' from anggota a
     join (select group_id, row_number() over () as n from g) g on g.n = a.user_id % ${GRUP} + 1
     where a.organisasi_id = $2`,
    at,
  );
  await client.query(
    `with p as (insert into persetujuan (tenant_id, organisasi_id, nama, untuk) values ($1, $2, 'Cuti', 'cuti')
       returning persetujuan_id)
     insert into persetujuan_jenjang (tenant_id, organisasi_id, persetujuan_id, urutan, jenis, peran, eskalasi_hari)
     select $1, $2, persetujuan_id, urutan, jenis, peran, eskalasi_hari
     from p, jsonb_to_recordset($3) j (urutan smallint, jenis text, peran text, eskalasi_hari smallint)`,
    [...at, JSON.stringify(JENJANG)],
  );
  await client.query(
    `with d as (
       select a.user_id, $3::date - 683 + k * 45 + a.user_id % 20 as tgl_awal, 1 + k % 4 as lama, ${disetujui} as status
       from anggota a, generate_series(0, 15) k where a.organisasi_id = $2
       union all
       select user_id, $3::date + 73 + user_id % 15, 3, ${diajukan} from anggota
       where organisasi_id = $2 and user_id % 10 < 3)
     insert into cuti (tenant_id, organisasi_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan, tgl_akhir_ajuan,
       hitungan, keterangan, jumlah_hari, status, keputusan, dibuat_oleh, diajukan_pada)
     select $1, $2, d.user_id, k.cuti_kategori_id, d.tgl_awal, d.tgl_awal + lama - 1, d.tgl_awal, d.tgl_awal + lama - 1, 'kerja',
       'Keperluan keluarga', lama, d.status, case d.status when ${disetujui} then 'disetujui' end, d.user_id,
       $3::date - 5 + interval '8 hours' + make_interval(mins => d.user_id)
     from d, cuti_kategori k where k.organisasi_id = $2`,
    [...at, hariIni],
  );
  await client.query(
    `insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, jenjang, urutan, giliran_sejak, is_selesai)
     select $1, $2, 'cuti', cuti_id, user_id, $3, case status when ${disetujui} then 2 else user_id % 2 end,
       case status when ${diajukan} then $4::date - 1 end, status <> ${diajukan}
     from cuti where organisasi_id = $2`,
    [...at, JSON.stringify(JENJANG), hariIni],
  );
  await client.query(
    `with l as (
       insert into cuti_lot (tenant_id, organisasi_id, user_id, cuti_kategori_id, tahun, mulai, kedaluwarsa)
       select $1, $2, a.user_id, k.cuti_kategori_id, tahun + n, make_date(tahun + n, 1, 1), make_date(tahun + n, 12, 31)
       from anggota a, cuti_kategori k, generate_series(-1, 0) n, (select extract(year from $3::date)::integer) t (tahun)
       where a.organisasi_id = $2 and k.organisasi_id = $2 returning cuti_lot_id, user_id, tahun),
     s as (
       insert into cuti_saldo (tenant_id, organisasi_id, cuti_lot_id, jenis, jumlah, tanggal, dibuat_pada)
       select $1, $2, cuti_lot_id, 'jatah', 30, make_date(tahun, 1, 1), now() from l)
     insert into cuti_saldo (tenant_id, organisasi_id, cuti_lot_id, jenis, jumlah, tanggal, cuti_id, tanggal_cuti, dibuat_pada)
     select $1, $2, l.cuti_lot_id, 'pemakaian', -1, c.tgl_awal - 5, c.cuti_id, c.tgl_awal + n, now()
     from cuti c join l on l.user_id = c.user_id and l.tahun = extract(year from c.tgl_awal),
       generate_series(0, (c.jumlah_hari - 1)::integer) n
     where c.organisasi_id = $2 and c.status = ${disetujui} and c.tgl_awal <= $3`,
    [...at, hariIni],
  );
  await client.query('vacuum analyze');
}
