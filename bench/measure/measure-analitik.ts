import type { Client } from 'pg';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { sumTren } from '../../packages/server/src/dashboard/analitik/analitik.queries.ts';
import { sumBandingOrganisasi } from '../../packages/server/src/dashboard/analitik/banding-organisasi.queries.ts';
import { jumlahRentang } from '../../packages/server/src/dashboard/analitik/hari-analitik.queries.ts';
import { insertJumlah } from '../../packages/server/src/kehadiran/jumlah/jumlah-hari.queries.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { withDatabase } from '../kit/with-database.ts';

const ANGGOTA = 1_000;
const INSTANSI = 500;
const ANGGOTA_INSTANSI = 10;
const TIMES = 9;

/** The trend of a year, counted from the days themselves. */
const BARE_TAHUN = `
  select tanggal, count(*) filter (where status <> 'libur'), count(*) filter (where status = 'hadir'),
    count(*) filter (where terlambat_menit > 0), count(*) filter (where status = 'absen'), count(*) filter (where status = 'cuti')
  from kehadiran where organisasi_id = $1 and tanggal between $2 and $3 group by tanggal order by tanggal`;
/** Both spans of every organisation, counted from the days themselves. */
const BARE_TENANT = `
  select organisasi_id, tanggal >= $4, count(*) filter (where status <> 'libur'), count(*) filter (where status = 'hadir'),
    count(*) filter (where terlambat_menit > 0), count(*) filter (where status = 'absen'), count(*) filter (where status = 'cuti')
  from kehadiran where organisasi_id = any($1) and tanggal between $2 and $3 group by 1, 2`;

/** Analitik beside the bare question: the trend of a school's year, and a tenant's organisations side by side. */
export async function measure(): Promise<Figure[]> {
  return [await withDatabase(measureTahun), await withDatabase(measureTenant)];
}

async function measureTahun(db: Db, owner: Client): Promise<Figure> {
  const filled = await fillDatabase(owner, 1, ANGGOTA);
  const [dari, sampai] = [agoOf(370), agoOf(5)];
  await fillHari(db, owner, filled, dari);
  const ids = filled.map(({ organisasi_id }) => organisasi_id);
  const range = { tgl_awal: dari, tgl_akhir: sampai };
  const bare = await median(() => owner.query(BARE_TAHUN, [ids[0], dari, sampai]));
  const nilai = await median(async () => {
    const hari = await inside(db, filled, (trx) => sumTren(trx, jumlahRentang(ids, range)));
    if (hari.length !== 366) throw new Error(`The trend has ${hari.length} days`);
  });
  return batas(`Analitik: tren setahun ${ANGGOTA} anggota, median`, nilai, bare);
}

async function measureTenant(db: Db, owner: Client): Promise<Figure> {
  const filled = await fillDatabase(owner, INSTANSI, ANGGOTA_INSTANSI);
  const [dari, sejak, sampai] = [agoOf(64), agoOf(34), agoOf(5)];
  await fillHari(db, owner, filled, dari);
  const ids = filled.map(({ organisasi_id }) => organisasi_id);
  const range = { tgl_awal: dari, tgl_akhir: sampai };
  const bare = await median(() => owner.query(BARE_TENANT, [ids, dari, sampai, sejak]));
  const nilai = await median(async () => {
    const page = { sort: 'hadir', limit: 15, offset: 0 } as const;
    const found = await inside(db, filled, (trx) => sumBandingOrganisasi(trx, jumlahRentang(ids, range), sejak, page));
    if (found.total !== INSTANSI) throw new Error(`There are ${found.total} organisations`);
  });
  return batas(`Analitik: ${INSTANSI} instansi berdampingan, dua kali 30 hari, median`, nilai, bare);
}

const batas = (nama: string, nilai: number, bare: number): Figure => ({
  nama,
  nilai,
  satuan: 'ms',
  batas: bare * 1.5,
  arah: 'paling banyak',
});

function inside<T>(db: Db, [first]: readonly Filled[], run: (trx: Db) => Promise<T>): Promise<T> {
  const tenant_id = first?.tenant_id ?? 0;
  return inScope(db, { lingkup: 'tenant', tenant_id }, run, { readOnly: true });
}

const agoOf = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A day of everybody on each date since then, some late and some absent, and the sums that the hourly task keeps. */
async function fillHari(db: Db, owner: Client, filled: readonly Filled[], dari: string) {
  await owner.query(
    `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, jam_masuk, terlambat_menit, sumber, radius, penjelasan_ringkas)
     select a.tenant_id, a.organisasi_id, a.user_id, t.tanggal::date, case when nasib = 0 then 'absen' else 'hadir' end,
       case when nasib > 0 then 25000 + nasib * 60 end, greatest(nasib - 15, 0),
       case when nasib = 0 then '{}' else array['mesin'] end, case when nasib = 0 then '{}' else array[1]::smallint[] end, '[[]]'
     from anggota a, generate_series($1::date, current_date - 1, interval '1 day') t (tanggal)
     cross join lateral (select (a.user_id * 7 + extract(doy from t.tanggal)::integer * 11) % 20 as nasib) n`,
    [dari],
  );
  for (const { organisasi_id } of filled) {
    await inScope(db, { lingkup: 'semua' }, (trx) => insertJumlah(trx, organisasi_id));
  }
  await owner.query('vacuum analyze kehadiran, jumlah_hari');
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const before = performance.now();
    await run();
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
