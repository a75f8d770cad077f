import type { Peran } from '@hadir/rules/akses/peran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { BaseCtx } from '../ctx/ctx.ts';

/** What an organisation's report is made with, by a call or in the background: for whom, and as of when. */
export type LaporanCtx = Pick<BaseCtx, 'db' | 'deps' | 'now'> & {
  today: Tanggal;
  organisasi: { organisasi_id: number; tenant_id: number; timezone: Zona };
  actor: { user_id: number; peran: Peran };
};
