import type { Client } from 'pg';
import {
  countHariKalender,
  listAnggotaKalender,
} from '../../packages/server/src/cuti/kalender/lihat-kalender.queries.ts';
import { listCutiMenungguSaya } from '../../packages/server/src/cuti/ajuan/list-cuti-menunggu-saya.ts';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../../packages/server/src/platform/ctx/ctx.ts';
import { seedCtx } from '../../packages/server/src/seed/dasar/seed-ctx.ts';
import { BARE_ANTREAN, BARE_BULAN, BARE_TAHUN } from '../kit/bare-cuti.ts';
import type { Figure } from '../kit/figure.ts';
import { fillCuti } from '../fill/fill-cuti.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { withDatabase } from '../kit/with-database.ts';

const ANGGOTA = 1_000;
const NOW = new Date('2026-11-20T02:00:00Z');
const NOVEMBER = { tgl_awal: '2026-11-01', tgl_akhir: '2026-11-30' };
const TAHUN = { tgl_awal: '2026-01-01', tgl_akhir: '2026-12-31' };
const TIMES = 41;
/** So many rounds come before those that count: a server that answers a morning's queue is no longer new. */
const WARM = 40;

/** The approval queue and the leave calendar of 1,000 members, as they are answered, beside the bare SQL of the same rows. */
export const measure = (): Promise<Figure[]> =>
  withDatabase(async (db, owner) => {
    const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
    if (!organisasi) throw new Error('Nothing was filled');
    await fillCuti(owner, organisasi, '2026-11-20');
    const { organisasi_id } = organisasi;
    const ask = <T>(run: (ctx: OrganisasiCtx) => Promise<T>) => asOperator(db, organisasi, run);
    const bare = (text: string, values: unknown[]) => askBare(owner, text, values);
    const month = [organisasi_id, NOVEMBER.tgl_awal, NOVEMBER.tgl_akhir];
    return [
      await compare('Antrean persetujuan, halaman 15 ajuan', {
        own: async () => (await ask((ctx) => listCutiMenungguSaya(ctx, { organisasi_id, page: 1, count: 15 }))).total,
        bare: async () => (await bare(BARE_ANTREAN, [organisasi_id, '2026-11-20']))['total'],
      }),
      await compare('Kalender cuti sebulan, halaman 40 anggota', {
        own: async () =>
          (await ask((ctx) => listAnggotaKalender(ctx, { ...NOVEMBER, page: 1, count: 40, hanya_cuti: true }))).total,
        bare: async () => (await bare(BARE_BULAN, [...month, '2026-11-20']))['total'],
      }),
      await compare('Kalender cuti setahun', {
        own: async () => (await ask((ctx) => countHariKalender(ctx, TAHUN))).hari.length,
        bare: async () => (await bare(BARE_TAHUN, [organisasi_id, TAHUN.tgl_awal, TAHUN.tgl_akhir]))['total'],
      }),
    ];
  });

type Both = { own: () => Promise<unknown>; bare: () => Promise<unknown> };

/** Both in turns, so that what else the machine does falls on both alike; they must answer the same rows. */
async function compare(nama: string, both: Both): Promise<Figure> {
  const times = { own: [] as number[], bare: [] as number[] };
  for (let n = -WARM; n < TIMES; n += 1) {
    const answers: unknown[] = [];
    for (const which of ['own', 'bare'] as const) {
      const before = performance.now();
      answers.push(await both[which]());
      if (n >= 0) times[which].push(performance.now() - before);
    }
    if (answers[0] !== answers[1] || !answers[0]) throw new Error(`${nama}: ${answers.join(' rows against ')}`);
  }
  return {
    nama: `${nama}, ${ANGGOTA} anggota, median`,
    nilai: median(times.own),
    satuan: 'ms',
    batas: median(times.bare) * 1.5,
    arah: 'paling banyak',
  };
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** In the transaction of a read that the operator asks for, as the server runs it. */
function asOperator<T>(db: Db, organisasi: Filled, run: (ctx: OrganisasiCtx) => Promise<T>): Promise<T> {
  const { tenant_id, organisasi_id, user_id } = organisasi;
  const operator = { user_id: user_id[0] ?? 0, nama: 'Anggota 1', peran: 'operator' } as const;
  return inScope(
    db,
    { lingkup: 'organisasi', tenant_id, organisasi_id },
    (trx) => run(seedCtx(trx, { tenant_id, organisasi_id }, operator, NOW)),
    { readOnly: true },
  );
}

async function askBare(owner: Client, text: string, values: unknown[]): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>(text, values);
  return rows[0] ?? {};
}
