import type { Download } from '../../platform/http/answer/download.ts';
import type { BukuCtx } from './buku-ctx.ts';
import { listAnggotaBuku } from './buku-cuti.queries.ts';
import { makeBuku } from './make-buku.ts';

type Minta = { tahun: number; group_id?: number | undefined };
type Progress = (selesai: number, total: number) => void;

/** The leave books of all who were members in a year, or of those in one group, as one PDF; tells how far it is. */
export async function writeSemuaBuku(ctx: BukuCtx, { tahun, group_id }: Minta, progress: Progress): Promise<Download> {
  const user_ids = await listAnggotaBuku(ctx, { tahun, group_id });
  const content = await makeBuku(ctx, user_ids, { tahun, progress });
  const filename = `buku-cuti-${tahun}${group_id === undefined ? '' : `-grup-${group_id}`}.pdf`;
  return { filename, mediaType: 'application/pdf', content };
}
