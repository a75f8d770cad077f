import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { countDitolak } from '../dasar/mesin.queries.ts';
import type { Kios } from './kios.queries.ts';

const SEBAB: Partial<Record<ErrorCode, 'kartu_asing' | 'pin_salah'>> = {
  'kios.kartu_tidak_dikenal': 'kartu_asing',
  'kios.pin_salah': 'pin_salah',
};

/** Refuses what a kiosk asks, and counts it with the kiosk: that stays where the refusal takes all else back. */
export async function refuseKios({ deps }: Pick<BaseCtx, 'deps'>, kios: Kios, code: ErrorCode): Promise<never> {
  await inScope(deps.db, { lingkup: 'semua' }, (db) => countDitolak(db, kios, SEBAB[code]));
  throw new Refusal(code);
}
