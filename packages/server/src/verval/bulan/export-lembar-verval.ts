import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueSemua } from '../../platform/print/issue-dokumen.ts';
import { toTersimpan } from '../../platform/print/verifikasi/to-tersimpan.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { requireBulanAda } from '../dasar/require-bulan-ada.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { loadLembar, ringkasanLembar } from './load-lembar.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** The S35-like sheets of a month, a page a member; of a frozen month what was frozen. 404 where nobody has days in it. */
export async function exportLembarVerval(
  ctx: OrganisasiCtx,
  input: Input<typeof verval.exportLembarVerval>,
): Promise<Download> {
  const { bulan, sebutan, range } = toBulan(input.bulan, ctx.today);
  await requireBulanAda(ctx, range, sebutan);
  const semua = await loadLembar(ctx, { bulan, user_id: input.user_id });
  foundOnlyIf(semua.length > 0);
  const terbitan = semua.map((one) => ({
    ringkasan: ringkasanLembar(sebutan, one),
    sumber: toTersimpan(ctx, { jenis: 'lembar', minta: { bulan, user_id: [one.user_id] } }),
  }));
  const alamat = await issueSemua(ctx, `Rekapitulasi Kehadiran ${sebutan}`, terbitan);
  const kop = await findKopSurat(ctx);
  const lembar = semua.map((one, i) => ({ ...one, alamat_verifikasi: alamat[i] ?? '' }));
  const content = makeLater('writeLembar', ctx, { lembar, kop, sebutan, today: ctx.today });
  return { filename: `rekap-kehadiran-${bulan}.pdf`, mediaType: 'application/pdf', content, inline: true };
}
