import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadWajahAnggota, type Siap } from './load-wajah-anggota.ts';

export const getWajahSaya = (ctx: OrganisasiCtx, siap: Siap): Promise<WajahAnggota> =>
  loadWajahAnggota(ctx, ctx.actor.user_id, siap);
