import { performance } from 'node:perf_hooks';
import { loadLog } from '../../packages/server/src/log/daftar/load-log.ts';
import type { Saring } from '../../packages/server/src/log/daftar/saring-log.ts';
import { checkLog } from '../../packages/server/src/log/periksa/check-log.ts';
import { kunciSegel } from '../../packages/server/src/log/segel/hash-segel.ts';
import { sealLog } from '../../packages/server/src/log/segel/seal-log.ts';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { fillLog, ORGANISASI } from '../fill/fill-log.ts';
import type { Figure } from '../kit/figure.ts';
import { percentile } from '../kit/percentile.ts';
import { withDatabase } from '../kit/with-database.ts';

const SEDIKIT = 10_000;
/** Ten million want some minutes and six gigabytes: `BENCH_LOG=10000000`. */
const BANYAK = Number(process.env['BENCH_LOG'] ?? 1_000_000);
const DISEGEL = 1_000_000;
const ULANGAN = 180;
const KUNCI = [kunciSegel(Buffer.alloc(32, 1))];

const SARINGAN: Record<string, Saring> = {
  'halaman pertama': {},
  kegiatan: { kegiatan: 'Mengubah lokasi presensi' },
  ditolak: { hasil: 'ditolak' },
  orang: { pelaku_id: 7 },
  'alamat IP': { ip: '10.0.0.7' },
  objek: { objek: 'lokasi_presensi', objek_id: '7' },
};

/**
 * The log at ten thousand lines and at many: what its pages take, by the organisation and by the tenant, and its check.
 * The two databases are asked in turn, so that whatever else the machine does falls on both.
 */
export async function measure(): Promise<Figure[]> {
  return withDatabase((few, fewOwner) =>
    withDatabase(async (many, manyOwner) => {
      await fillLog(fewOwner, SEDIKIT);
      await fillLog(manyOwner, BANYAK);
      const ratios = (await ratiosOf(few, many)).map(({ judul, nilai }): Figure => {
        const nama = `Log ${judul}, ${BANYAK} baris terhadap ${SEDIKIT}`;
        return { nama, nilai, satuan: 'kali', batas: 1.5, arah: 'paling banyak' };
      });
      const periksa = {
        nama: 'Memeriksa sejuta baris log',
        nilai: await secondsToCheck(many),
        satuan: 'detik',
        batas: 60,
      };
      return [...ratios, { ...periksa, arah: 'paling banyak' as const }];
    }),
  );
}

/**
 * The median of each page among many lines, by that among few. Each round asks every page of both once, so that a moment
 * in which the machine does something else falls on all of them and moves no median.
 */
async function ratiosOf(few: Db, many: Db): Promise<{ judul: string; nilai: number }[]> {
  const pages = [ORGANISASI, null].flatMap((organisasi_id) =>
    Object.entries(SARINGAN).map(([nama, saring]) => ({
      judul: `${organisasi_id === null ? 'tenant' : 'instansi'}, ${nama}`,
      ask: (db: Db) => millisecondsOf(db, organisasi_id, saring),
      few: [] as number[],
      many: [] as number[],
    })),
  );
  for (let n = 0; n < ULANGAN; n += 1) {
    for (const page of pages) {
      page.few.push(await page.ask(few));
      page.many.push(await page.ask(many));
    }
  }
  const median = (all: number[]) => percentile(all.slice(ULANGAN / 6), 50);
  return pages.map(({ judul, few: sedikit, many: banyak }) => ({ judul, nilai: median(banyak) / median(sedikit) }));
}

async function millisecondsOf(db: Db, organisasi_id: number | null, saring: Saring): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const lingkup =
    organisasi_id === null
      ? ({ lingkup: 'tenant', tenant_id: 1 } as const)
      : ({ lingkup: 'organisasi', tenant_id: 1, organisasi_id } as const);
  const began = performance.now();
  await inScope(
    db,
    lingkup,
    (trx) =>
      loadLog({ db: trx, today, zona: 'Asia/Jakarta' }, { tenant_id: 1, organisasi_id }, { ...saring, count: 50 }),
    { readOnly: true },
  );
  return performance.now() - began;
}

/** How long a million of them take, sealed before. */
async function secondsToCheck(db: Db): Promise<number> {
  await sealLog(db, KUNCI);
  const began = performance.now();
  const { baris, pertama } = await checkLog(db, KUNCI, () => undefined);
  if (pertama || baris < Math.min(BANYAK, DISEGEL)) throw new Error('The log is not whole');
  return ((performance.now() - began) / 1000) * (DISEGEL / baris);
}
