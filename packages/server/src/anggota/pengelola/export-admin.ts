import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { KOLOM_PENGELOLA, selPengelola } from './kolom-pengelola.ts';
import { selectAdmin, type FilterPengelola } from './pengelola.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

/** The list of admins as a sheet: the same rows, filters and order as on screen. */
export async function exportAdmin(ctx: UserCtx, filter: FilterPengelola): Promise<Download> {
  const rows = await wholeList(selectAdmin(ctx, filter));
  const content = makeSheet(ctx, { nama: 'Admin', kolom: KOLOM_PENGELOLA, baris: rows.map(selPengelola) });
  return { filename: `admin-tenant-${ctx.today}.xlsx`, mediaType: XLSX, content };
}
