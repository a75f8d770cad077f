import type { DaftarPantauan, SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { toHalaman } from '../platform/kit/to-halaman.ts';
import { jangkauanOf } from './jangkauan-of.ts';
import { readPantauan } from './read-pantauan.ts';
import { sumHariIni } from './sum-hari-ini.ts';

/** A page of the organisations that the caller watches, the worst first, and what all of them come to. */
export async function listPantauan(ctx: UserCtx, input: SaringPantauan): Promise<DaftarPantauan> {
  const { page, count, keadaan } = input;
  const all = await readPantauan(ctx.db, jangkauanOf(ctx, input), ctx.now);
  const asked = keadaan === undefined ? all : all.filter((row) => row.keadaan === keadaan);
  const jumlahOf = (one: (typeof KEADAAN_PANTAUAN)[number]) => all.filter((row) => row.keadaan === one).length;
  return {
    ...toHalaman(asked.slice((page - 1) * count, page * count), asked.length, { page, count }),
    pada: ctx.now.toISOString(),
    jumlah: {
      terbakar: jumlahOf('terbakar'),
      waspada: jumlahOf('waspada'),
      baru: jumlahOf('baru'),
      biasa: jumlahOf('biasa'),
      libur: jumlahOf('libur'),
    },
    hari_ini: sumHariIni(all.map((row) => row.hari_ini)),
  };
}
