import type { Client } from 'pg';
import { fillDatabase, type Filled } from './fill-database.ts';

/** So many are written in a statement: the growth of a transaction is not what is measured. */
const SEKALI = 250_000;
/** An arrival and a departure, at 07.00 and 19.00. */
const SEHARI = 2;

/**
 * An office as an older version left it, closed up to yesterday: so many members whose every day of so many before today has
 * its two events and the row that was derived from them. Half of the members tap at a machine, which names its events. Numbers
 * all begin with 1.
 */
export async function fillLama(owner: Client, anggota: number, hari: number): Promise<Filled> {
  const [filled] = await fillDatabase(owner, 1, anggota);
  if (filled?.organisasi_id !== 1) throw new Error('The database is filled already');
  await owner.query(`
    insert into perangkat (tenant_id, organisasi_id, jenis, nama, nomor_seri, lokasi_presensi_id)
      select tenant_id, organisasi_id, 'mesin', 'Gerbang', 'CKJ1', lokasi_presensi_id from lokasi_presensi;
    insert into kehadiran_disiapkan (tenant_id, organisasi_id, sampai)
      values (1, 1, (now() at time zone 'Asia/Jakarta')::date - 1);
    set session_replication_role = replica`);
  const fill = async (jumlah: number, statement: string) => {
    for (let dari = 0; dari < jumlah; dari += SEKALI)
      await owner.query(statement, [dari, Math.min(dari + SEKALI, jumlah) - 1, anggota, hari]);
  };
  await fill(anggota * hari * SEHARI, PRESENSI);
  await fill(anggota * hari, KEHADIRAN);
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze presensi, kehadiran');
  return filled;
}

const PRESENSI = `
  insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, perangkat_id, id_luar)
  select 1, 1, user_id, jam at time zone 'Asia/Jakarta', 'Asia/Jakarta',
    case when is_mesin then 'mesin' else 'ponsel' end, case when is_mesin then 'Gerbang' end, case when is_mesin then 1 end,
    case when is_mesin then user_id || ' ' || to_char(jam, 'YYYY-MM-DD HH24:MI:SS') end
  from generate_series($1::integer, $2::integer) n
  cross join lateral (select n % $3::integer + 1 as user_id, n % 2 = 0 as is_mesin,
    (now() at time zone 'Asia/Jakarta')::date - $4::integer + interval '7 hours' + n / $3 * interval '12 hours' as jam) e`;

/** Those of the n-th day name its events by the place at which they were written. */
const KEHADIRAN = `
  insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, lapisan, jadwal_id, jam_masuk, jam_pulang,
    sumber_masuk, sumber_pulang, presensi_masuk_id, presensi_pulang_id, durasi_menit, penjelasan_ringkas)
  select 1, 1, n % $3::integer + 1, (now() at time zone 'Asia/Jakarta')::date - $4::integer + n / $3,
    'hadir', 'organisasi', 1, 25200, 68400, 'presensi', 'presensi', masuk, masuk + $3, 720,
    '[[[' || masuk || ',25200,0,0,1],[' || masuk + $3 || ',68400,0,2,1]],1,["Reguler",1,25200,54000,28800,0,0,10800,86400]]'
  from generate_series($1::integer, $2::integer) n
  cross join lateral (select n % $3 + n / $3 * ${SEHARI} * $3 + 1 as masuk) e`;
