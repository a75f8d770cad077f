import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { deriveRentang } from '../../packages/server/src/kehadiran/turunan/derive-rentang.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { fillPresensi } from '../fill/fill-presensi.ts';
import { runServer } from '../kit/run-server.ts';

const ANGGOTA = 40;
const LAPORAN = 50;
/** As many as a school with a script of its own may ask for. */
const LAPORAN_BANYAK = 500;
const MARET = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' };

/**
 * Fifty reports of one school that were asked for at once, then five hundred; after either one of another tenant's that was
 * asked for last.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [many] = await fillDatabase(owner, 1, ANGGOTA);
    const [one] = await fillDatabase(owner, 1, ANGGOTA, 'lain');
    if (!many || !one) throw new Error('Nothing was filled');
    await fillHari(url, owner, [many, one]);

    await makeLaporan(server.url, one);
    await lastEnd(owner, one);
    const before = Date.now();
    await Promise.all(Array.from({ length: LAPORAN }, () => makeLaporan(server.url, many)));
    const beforeOther = Date.now();
    await makeLaporan(server.url, one);
    const all = (await lastEnd(owner, many)) - before;
    const other = (await lastEnd(owner, one)) - beforeOther;
    await Promise.all(Array.from({ length: LAPORAN_BANYAK }, () => makeLaporan(server.url, many)));
    const beforeLast = Date.now();
    await makeLaporan(server.url, one);
    const last = (await lastEnd(owner, one)) - beforeLast;
    await owner.end();
    return [
      {
        nama: `${LAPORAN} laporan sebulan ${ANGGOTA} anggota yang diminta sekaligus, sampai yang terakhir selesai`,
        nilai: all / 1000,
        satuan: 'detik',
        batas: 10,
        arah: 'paling banyak',
      },
      {
        nama: 'Satu laporan tenant lain yang diminta sesudahnya, sampai selesai',
        nilai: other,
        satuan: 'ms',
        batas: all / 2,
        arah: 'paling banyak',
      },
      {
        nama: `Satu laporan tenant lain yang diminta sesudah ${LAPORAN_BANYAK} laporan, sampai selesai`,
        nilai: last,
        satuan: 'ms',
        batas: 2_000,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

async function fillHari(url: string, owner: Client, filled: readonly Filled[]) {
  const db = openDb(url, { connections: 2 });
  for (const organisasi of filled) {
    await fillPresensi(owner, organisasi, MARET);
    await deriveRentang({ db, now: new Date(), organisasi }, organisasi.user_id, MARET);
  }
  await db.destroy();
}

async function makeLaporan(url: string, { organisasi_id, user_id }: Filled) {
  const answer = await fetch(`${url}/api/orgs/${organisasi_id}/laporan`, {
    method: 'POST',
    headers: { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jenis: 'rekap', format: 'xlsx', bulan: '2026-03' }),
  });
  if (answer.status !== 201) throw new Error(`A report was answered ${answer.status}: ${await answer.text()}`);
}

/** When the last of its reports was done, once all are. */
async function lastEnd(owner: Client, { organisasi_id }: Filled): Promise<number> {
  for (;;) {
    const { rows } = await owner.query<{ sisa: number; gagal: number; akhir: Date }>(
      `select count(*) filter (where selesai_pada is null)::integer as sisa, max(selesai_pada) as akhir,
         count(*) filter (where status = 'gagal')::integer as gagal
       from pekerjaan where organisasi_id = $1 and jenis = 'laporan'`,
      [organisasi_id],
    );
    const [found] = rows;
    if (!found || found.gagal > 0) throw new Error('A report failed');
    if (found.sisa === 0) return new Date(found.akhir).getTime();
    await sleep(50);
  }
}
