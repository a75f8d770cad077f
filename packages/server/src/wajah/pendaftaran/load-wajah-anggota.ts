import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAturanWajah } from '../dasar/aturan-wajah.queries.ts';
import { warmWajah } from './warm-wajah.ts';
import { listWajah } from './wajah.queries.ts';

export type Siap = { is_mendaftar?: boolean | undefined };

/** What stands of a member's face; where he is about to be photographed (`is_mendaftar`) the models are loaded meanwhile. */
export async function loadWajahAnggota(
  ctx: OrganisasiCtx,
  user_id: number,
  { is_mendaftar = false }: Siap = {},
): Promise<WajahAnggota> {
  const [{ is_wajah }, semua] = await Promise.all([findAturanWajah(ctx), listWajah(ctx.db, user_id)]);
  if (is_wajah && is_mendaftar) warmWajah(ctx);
  const of = (status: string) => semua.find((one) => one.status === status) ?? null;
  const [berlaku, menunggu] = [of('berlaku'), of('menunggu')];
  const [latest] = semua;
  return {
    user_id,
    is_wajah,
    berlaku,
    menunggu,
    terakhir: latest && !berlaku && !menunggu ? latest : ditolakSesudah(),
  };

  /** Who has an enrolment that counts still hears that the newer one was turned down. */
  function ditolakSesudah() {
    return latest?.status === 'ditolak' ? latest : null;
  }
}
