import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findUnduhan } from '../../platform/queue/unduhan.queries.ts';
import { unduhanLogOf } from './unduhan-log-of.ts';
import { found } from '../../platform/kit/found.ts';

/** A finished file that the caller asked for himself; 404 for any other, 433 while it is made and once it was taken away. */
export async function openUnduhan(
  { db, deps, actor }: UserCtx,
  organisasi_id: number | null,
  unduhan_id: string,
): Promise<Download> {
  const unduhan = found(await findUnduhan(db, unduhanLogOf(actor.user_id, organisasi_id), unduhan_id));
  if (!unduhan.hasil) throw new Refusal('log.not_ready');
  if (unduhan.berkas_dihapus_pada) throw new Refusal('log.expired');
  const berkas = found(await deps.files.open(db, unduhan.hasil.berkas_id));
  return { filename: unduhan.hasil.nama_berkas, mediaType: XLSX, content: berkas.content };
}
