import type { BaseCtx, OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whose questionnaires a query reaches: of the organisation that the caller is in, or whose link he holds. */
export type Tempat = Pick<BaseCtx, 'db' | 'today'> & {
  organisasi: Pick<OrganisasiCtx['organisasi'], 'tenant_id' | 'organisasi_id'>;
};
