import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whose days are derived: the transaction, the organisation, and the moment up to which days may be closed. */
export type DeriveCtx = Pick<OrganisasiCtx, 'db' | 'now'> & {
  organisasi: { organisasi_id: number; tenant_id: number };
};
