import type { BaseCtx } from '../../platform/ctx/ctx.ts';

/** By what else than a password one may sign in here. */
export const getCaraMasuk = ({ deps }: BaseCtx) => Promise.resolve({ is_simpatika: deps.masukSimpatika !== null });
