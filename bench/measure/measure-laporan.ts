import { STATUS_RECORD } from '../../packages/rules/src/kode/status-record.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client } from 'pg';
import { bacaDiUtama } from '../../packages/server/src/platform/db/open/baca.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { workersRun } from '../../packages/server/src/platform/workers/run-task.ts';
import { writeLaporanTenant } from '../../packages/server/src/laporan/tabel/write-laporan-tenant.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase } from '../fill/fill-database.ts';
import { withDatabase } from '../kit/with-database.ts';

const ORGANISASI = 500;
const SEDIKIT = 100;
const ANGGOTA = 40;
const MARET = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' };
const RENTANG = { ...MARET, periode_laporan_id: null, sebutan: 'Maret 2026' };
const MB = 1024 * 1024;

/** A tenant's report of 500 organisations × 40 members × a month as XLSX, and of a fifth of them: time and live memory. */
export const measure = (): Promise<Figure[]> =>
  withDatabase(async (db, owner) => {
    // The file is made in a worker, as the server has it made.
    workersRun(new URL('../../packages/server/src/app/proses/worker.ts', import.meta.url));
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    const tenant_id = filled[0]?.tenant_id ?? 0;
    await fillHari(owner);
    const few = filled.slice(SEDIKIT).map(({ organisasi_id }) => organisasi_id);
    await owner.query('update organisasi set status = $2 where organisasi_id = any($1)', [
      few,
      STATUS_RECORD.tidak_aktif,
    ]);
    const small = await write(db, tenant_id);
    await owner.query('update organisasi set status = $1', [STATUS_RECORD.aktif]);
    const large = await write(db, tenant_id);
    return [
      {
        nama: `Laporan tenant ${ORGANISASI} instansi × ${ANGGOTA} anggota × 31 hari ke XLSX (${large.bytes} bita)`,
        nilai: large.seconds,
        satuan: 'detik',
        batas: 60,
        arah: 'paling banyak',
      },
      {
        nama: `Memori terpakai terbanyak selama itu, dibanding ${SEDIKIT} instansi`,
        nilai: large.memory,
        satuan: 'MB',
        batas: small.memory + 8,
        arah: 'paling banyak',
      },
    ];
  });

/** Writes the report away and answers how long it took, how much it was, and how much live memory there was at most. */
async function write(db: Db, tenant_id: number) {
  const collect = exposeGc();
  let memory = 0;
  let calls = 0;
  const progress = () => {
    calls += 1;
    if (calls % 10 !== 0) return;
    collect();
    memory = Math.max(memory, process.memoryUsage().heapUsed / MB);
  };
  const before = performance.now();
  // The report only reads; of the server's parts it uses the database alone.
  const deps = { db, baca: bacaDiUtama } as Parameters<typeof writeLaporanTenant>[0]['deps'];
  const scope = { lingkup: 'tenant', tenant_id } as const;
  const permintaan = { jenis: 'anggota', nama: 'Rekap', format: 'xlsx', rentang: RENTANG } as const;
  const { content } = await writeLaporanTenant({ deps, scope, progress, tenant_id, now: new Date() }, permintaan);
  let bytes = 0;
  if (typeof content === 'function') bytes = (await content()).length;
  return { seconds: (performance.now() - before) / 1000, bytes, memory };
}

function exposeGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Every member's days of the month, most of them present, as they lie there once they are derived. */
async function fillHari(client: Client) {
  await client.query(
    `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, jadwal_id, jam_masuk, jam_pulang,
       terlambat_menit, durasi_menit, penjelasan_ringkas)
     select a.tenant_id, a.organisasi_id, a.user_id, t.tanggal::date,
       case when (a.user_id + extract(day from t.tanggal)::integer) % 17 = 0 then 'absen' else 'hadir' end,
       j.jadwal_id, 25000, 54000, (a.user_id + extract(day from t.tanggal)::integer) % 5, 450,
       '[[]]'
     from anggota a join jadwal j on j.organisasi_id = a.organisasi_id,
       generate_series($1::date, $2::date, interval '1 day') t (tanggal)`,
    [MARET.tgl_awal, MARET.tgl_akhir],
  );
  await client.query('vacuum analyze kehadiran');
}
