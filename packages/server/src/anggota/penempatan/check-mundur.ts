import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { findPindahTerakhir } from './penempatan.queries.ts';

/**
 * Refuses a group from a past date on for whom another group, or the membership, began after it: the correction would
 * take that away unseen (aturan/anggota#penempatan).
 */
export async function checkMundur(ctx: OrganisasiCtx, user_ids: readonly number[], tgl_mulai: Tanggal): Promise<void> {
  if (tgl_mulai >= ctx.today) return;
  const terakhir = await findPindahTerakhir(ctx, user_ids, tgl_mulai);
  if (!terakhir) return;
  const kapan = `Grup atau keanggotaan ${terakhir.nama} berubah pada ${sebutTanggal(terakhir.tanggal)}`;
  throw refuseField('tgl_mulai', `${kapan}. Isi tanggal itu atau sesudahnya, atau tempatkan ia tersendiri`);
}
