import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';
import { callerOf } from '../../platform/workers/caller-of.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { runTask } from '../../platform/workers/run-task.ts';
import { listUntukDicetak, type UntukDicetak } from './cetak-anggota.queries.ts';
import type { Kartu } from './write-kartu.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** A card for each member with photo, name, organisation and QR code. */
export async function printKartu(ctx: OrganisasiCtx, input: UntukDicetak): Promise<Download> {
  const anggota = await listUntukDicetak(ctx, input);
  foundOnlyIf(anggota.length > 0);
  const { nama } = await getKop(ctx.db, ctx.organisasi.organisasi_id, ctx.now);
  const kartu: Kartu[] = [];
  // One after another: a thousand photos at once would fill the memory.
  for (const one of anggota) kartu.push({ anggota: one, foto: await loadFoto(ctx, one.file_foto) });
  const content = makeLater('writeKartu', ctx, { nama, kartu });
  return { filename: `kartu-anggota-${ctx.today}.pdf`, mediaType: 'application/pdf', content, inline: true };
}

async function loadFoto(ctx: OrganisasiCtx, file_foto: string | null): Promise<Uint8Array | null> {
  const foto = file_foto === null ? undefined : await ctx.deps.files.read(ctx.db, file_foto);
  if (!foto) return null;
  return runTask('shrinkImage', { content: foto.content, untuk: 'kartu' }, { caller: callerOf(ctx) });
}
