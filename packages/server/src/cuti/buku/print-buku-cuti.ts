import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { seesSaldo } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { checkAnggotaTerlihat } from '../../kehadiran/riwayat/check-anggota-terlihat.ts';
import { makeBuku } from './make-buku.ts';

/** The leave book of a year: one's own, or with the name anybody's here. */
export async function printBukuCuti(
  ctx: OrganisasiCtx,
  input: Input<typeof saldoCuti.printBukuCuti>,
): Promise<Download> {
  const { user_id = ctx.actor.user_id, tahun } = input;
  await checkAnggotaTerlihat(ctx, user_id);
  if (!seesSaldo(ctx.actor, user_id)) throw new Refusal('akses.denied');
  const content = await makeBuku(ctx, [user_id], { tahun });
  return { filename: `buku-cuti-${tahun}-${user_id}.pdf`, mediaType: 'application/pdf', content };
}
