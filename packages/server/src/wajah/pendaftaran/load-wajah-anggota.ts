import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAturanWajah } from '../dasar/aturan-wajah.queries.ts';
import { listWajah } from './wajah.queries.ts';

/** What stands of a member's face. */
export async function loadWajahAnggota(ctx: OrganisasiCtx, user_id: number): Promise<WajahAnggota> {
  const [{ is_wajah }, semua] = await Promise.all([findAturanWajah(ctx), listWajah(ctx.db, user_id)]);
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
