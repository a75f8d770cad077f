import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { computeSemuaBersama } from './compute-semua-bersama.ts';
import { judgeSemuaBersama } from './judge-semua-bersama.ts';
import { rangeBersama } from './range-bersama.ts';
import { lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { insertBaris } from '../saldo/lot-saldo.queries.ts';
import { lockSemuaAnggota } from '../saldo/pemilik-saldo.queries.ts';

type Ctx = {
  db: Db;
  now: Date;
  today: Tanggal;
  organisasi: { tenant_id: number; organisasi_id: number };
  /** Absent where the product itself writes. */
  actor?: { user_id: number };
};

/**
 * Brings every member's annual leave to what this year's cuti bersama do to it: those to come by the schedule, those
 * that passed by what the day came to. May be run again, late, and by two at once; answers what it wrote, what the
 * balances did not reach, and who worked without having to.
 */
export async function syncCutiBersama(ctx: Ctx): Promise<HasilBersama['baris']> {
  await lockCutiOrganisasi(ctx);
  const semua = await judgeSemuaBersama(ctx, rangeBersama(ctx.today));
  await lockSemuaAnggota(ctx);
  const { baris, tulisan } = await computeSemuaBersama(ctx, semua);
  await insertBaris(ctx, tulisan);
  return baris;
}
