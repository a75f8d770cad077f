import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Milik } from '../../platform/workers/caller-of.ts';
import { loadLog } from '../daftar/load-log.ts';
import type { MilikLog, Saring } from '../daftar/saring-log.ts';
import { namaUnduhan } from './nama-unduhan.ts';
import { writeLog } from './write-log.ts';

/** Who waits for it gets no more than this; the rest is made in the background. */
const TERBANYAK = 5_000;

/** What is filtered as a workbook, at once; 433 where it is too much for that. */
export async function writeLogNow(
  ctx: UserCtx & Milik,
  zona: Zona,
  milik: MilikLog,
  saring: Saring,
): Promise<Download> {
  const { from, to, data, berikut } = await loadLog({ ...ctx, zona }, milik, { ...saring, count: TERBANYAK });
  if (berikut !== null) throw new Refusal('log.too_many', { batas: sebutAngka(TERBANYAK) });
  async function* baris() {
    yield* data;
  }
  return writeLog(ctx, namaUnduhan({ from, to }), zona, baris());
}
