import type { MilikCtx } from './ctx.ts';

/** The organisation that the call is about, or null where it is about what the tenant itself owns. */
export const organisasiIdOf = ({ organisasi }: Pick<MilikCtx, 'organisasi'>): number | null =>
  organisasi?.organisasi_id ?? null;
