import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { seesBerkasJawaban } from '@hadir/rules/kuesioner/sees-berkas-jawaban.ts';
import { sendLampiran } from '../../platform/http/lampiran/send-lampiran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import { findBerkasJawaban } from './berkas-jawaban.queries.ts';

/** A file that somebody answered with: to himself, and once it was sent to those who read the results. */
export async function getBerkasKuesioner(
  ctx: OrganisasiCtx,
  { kuesioner_id, berkas_id }: Input<typeof jawabKuesioner.getBerkasKuesioner>,
): Promise<Download> {
  const berkas = found(await findBerkasJawaban(ctx, kuesioner_id, berkas_id));
  foundOnlyIf(seesBerkasJawaban(ctx.actor, berkas));
  if (berkas.user_id !== null) ctx.logChange({ tentang_id: berkas.user_id });
  return sendLampiran(ctx, berkas_id);
}
