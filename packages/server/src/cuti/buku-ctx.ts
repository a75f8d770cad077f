import type { OrganisasiCtx } from '../http/ctx.ts';
import type { CetakCtx } from '../print/issue-dokumen.ts';

/** Who prints leave books, of which organisation, on which day. */
export type BukuCtx = Pick<OrganisasiCtx, 'today'> &
  Omit<CetakCtx, 'organisasi'> & {
    organisasi: Pick<OrganisasiCtx['organisasi'], 'organisasi_id' | 'tenant_id' | 'timezone'>;
  };
