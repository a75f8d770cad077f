import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { deriveRentang } from '../../packages/server/src/kehadiran/turunan/derive-rentang.ts';
import { sumKategoriByAnggota } from '../../packages/server/src/kehadiran/rekap/rekap-kategori.queries.ts';
import { sumHariByAnggota } from '../../packages/server/src/kehadiran/rekap/rekap.queries.ts';
import { BARE_REKAP } from '../kit/bare-rekap.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { fillPresensi } from '../fill/fill-presensi.ts';
import { withDatabase } from '../kit/with-database.ts';

const ANGGOTA = 1_000;
const MARET = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' };
const TIMES = 15;
const HALAMAN = 15;

/** The monthly recap of 1,000 members, a page with the totals of all, beside the bare aggregate of the same rows. */
export const measure = (): Promise<Figure[]> =>
  withDatabase(async (db, owner) => {
    const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
    if (!organisasi) throw new Error('Nothing was filled');
    await fillPresensi(owner, organisasi, MARET);
    await deriveRentang({ db, now: new Date(), organisasi }, organisasi.user_id, MARET);
    await owner.query('vacuum analyze kehadiran');
    const bare = await median(() =>
      owner.query(BARE_REKAP, [organisasi.organisasi_id, MARET.tgl_awal, MARET.tgl_akhir]),
    );
    const rekap = await median(() => readRekap(db, organisasi));
    return [
      {
        nama: `Rekap bulanan ${ANGGOTA} anggota, halaman ${HALAMAN} baris dengan jumlah semuanya, median`,
        nilai: rekap,
        satuan: 'ms',
        batas: bare * 1.5,
        arah: 'paling banyak',
      },
    ];
  });

async function readRekap(db: Db, organisasi: Filled) {
  const { tenant_id, organisasi_id } = organisasi;
  const saring = { organisasi_id, range: MARET };
  const { ringkasan } = await inScope(
    db,
    { lingkup: 'organisasi', tenant_id, organisasi_id },
    async (trx) => {
      const found = await sumHariByAnggota(trx, saring, { limit: HALAMAN });
      const ids = found.data.map(({ user_id }) => user_id);
      await sumKategoriByAnggota(trx, saring, ids);
      return found;
    },
    { readOnly: true },
  );
  if (ringkasan.anggota !== ANGGOTA) throw new Error(`The recap has ${ringkasan.anggota} members`);
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
