import type { SaringAnalitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { toLembarBuku } from '../../platform/files/xlsx/to-lembar-buku.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { sumGender, sumTren } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toLembarGender } from './to-lembar-gender.ts';
import { toMenurutGender } from './to-menurut-gender.ts';
import { ALAT, UKURAN } from './ukuran-analitik.ts';

const KOLOM = [{ judul: 'Tanggal', nama: 'tanggal' }, ...UKURAN, ...ALAT] as const;

/** The days of the span, and what they come to by gender: the same sums as the charts. */
export async function exportAnalitik(ctx: OrganisasiCtx, input: SaringAnalitik): Promise<Download> {
  const range = await rentangAnalitik(ctx, input);
  const hari = hariOrganisasi(ctx, { ...range, group_id: input.group_id });
  const days = await sumTren(ctx.db, hari);
  return {
    filename: `analitik-${range.tgl_awal}-${range.tgl_akhir}.xlsx`,
    mediaType: XLSX,
    content: makeLater('writeBook', ctx, [
      toLembarBuku(
        'Analitik',
        KOLOM.map(({ judul, nama }) => ({ judul, jenis: nama === 'tanggal' ? 'tanggal' : 'angka' })),
        days.map((one) => KOLOM.map(({ nama }) => one[nama])),
      ),
      toLembarGender(toMenurutGender(range, await sumGender(ctx.db, hari))),
    ]),
  };
}
