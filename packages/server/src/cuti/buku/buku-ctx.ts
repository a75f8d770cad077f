import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { CetakCtx } from '../../platform/print/issue-dokumen.ts';

/** Who prints leave books, of which organisation, on which day. */
export type BukuCtx = Pick<OrganisasiCtx, 'today' | 'now'> &
  Omit<CetakCtx, 'organisasi'> & {
    organisasi: Pick<OrganisasiCtx['organisasi'], 'organisasi_id' | 'tenant_id' | 'timezone'>;
  };
