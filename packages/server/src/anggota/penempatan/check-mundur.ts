import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { findHariBeku, findPindahTerakhir } from './penempatan.queries.ts';

/**
 * Refuses a group from a past date on for whom another group, or the membership, began after it: the correction would
 * take that away unseen. Refuses (433) another group in a frozen month, whose reports count by group, also where no day is
 * judged otherwise by it (aturan/anggota#penempatan).
 */
export async function checkMundur(
  ctx: OrganisasiCtx,
  user_ids: readonly number[],
  pindah: readonly number[],
  tgl_mulai: Tanggal,
): Promise<void> {
  if (tgl_mulai >= ctx.today) return;
  const beku = await findHariBeku(ctx, pindah, tgl_mulai);
  if (beku) throw new Refusal('verval.frozen', { nama: beku.nama, bulan: sebutBulan(beku.tanggal.slice(0, 7)) });
  const terakhir = await findPindahTerakhir(ctx, user_ids, tgl_mulai);
  if (!terakhir) return;
  const kapan = `Grup atau keanggotaan ${terakhir.nama} berubah pada ${sebutTanggal(terakhir.tanggal)}`;
  throw refuseField('tgl_mulai', `${kapan}. Isi tanggal itu atau sesudahnya, atau tempatkan ia tersendiri`);
}
