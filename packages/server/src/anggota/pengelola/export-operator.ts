import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { KOLOM_PENGELOLA, selPengelola } from './kolom-pengelola.ts';
import { selectOperator, type FilterPengelola } from './pengelola.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM = [...KOLOM_PENGELOLA, { judul: 'Instansi', lebar: 48 }];

/** The list of operators as a sheet: the same rows, filters and order as on screen. */
export async function exportOperator(ctx: UserCtx, filter: FilterPengelola): Promise<Download> {
  const rows = await wholeList(selectOperator(ctx, filter));
  const baris = rows.map((one) => [...selPengelola(one), one.organisasi.map(({ nama }) => nama).join('; ')]);
  const content = makeSheet(ctx, { nama: 'Operator', kolom: KOLOM, baris });
  return { filename: `operator-${ctx.today}.xlsx`, mediaType: XLSX, content };
}
