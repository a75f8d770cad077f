import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { AsalHari, BagianBanding } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { SaringAnalitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { toLembarBuku } from '../../platform/files/xlsx/to-lembar-buku.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { sumGender } from './analitik.queries.ts';
import { sumBandingOrganisasi } from './banding-organisasi.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik, rentangSebelum } from './rentang-analitik.ts';
import { toLembarGender } from './to-lembar-gender.ts';
import { toMenurutGender } from './to-menurut-gender.ts';
import { ALAT, UKURAN } from './ukuran-analitik.ts';

const ASAL: readonly { judul: string; nama: keyof AsalHari }[] = [
  ...ALAT,
  { judul: LABEL_RADIUS[STATUS_RADIUS.dalam], nama: 'di_dalam' },
  { judul: LABEL_RADIUS[STATUS_RADIUS.luar], nama: 'di_luar' },
  { judul: LABEL_RADIUS[STATUS_RADIUS.tidak_terdeteksi], nama: 'tidak_terdeteksi' },
];

/** The organisations, the worst first, in the span and in the one before it, and all of them by gender: the screen's sums. */
export async function exportAnalitikTenant(ctx: TenantCtx, input: SaringAnalitikTenant): Promise<Download> {
  const range = await rentangAnalitik(ctx, input);
  const { organisasi_id, group_id } = input;
  const { tgl_awal } = await rentangSebelum(ctx, range);
  const hari = await hariTenant(ctx, { tgl_awal, tgl_akhir: range.tgl_akhir, organisasi_id, group_id });
  const kini = await hariTenant(ctx, { ...range, organisasi_id, group_id });
  const { rows } = await sumBandingOrganisasi(ctx.db, hari, range.tgl_awal, { sort: 'hadir', limit: null, offset: 0 });
  return {
    filename: `analitik-tenant-${range.tgl_awal}-${range.tgl_akhir}.xlsx`,
    mediaType: XLSX,
    content: makeLater('writeBook', ctx, [
      toLembarBuku(
        'Analitik',
        [
          { judul: 'Instansi' },
          ...UKURAN.map(({ judul }) => ({ judul, jenis: 'angka' as const })),
          ...UKURAN.map(({ judul }) => ({ judul: `${judul} sebelumnya`, jenis: 'angka' as const })),
          ...ASAL.map(({ judul }) => ({ judul, jenis: 'angka' as const })),
        ],
        rows.map(toBaris),
      ),
      toLembarGender(toMenurutGender(range, await sumGender(ctx.db, kini))),
    ]),
  };
}

const toBaris = ({ nama, kini, sebelum, asal }: BagianBanding & { asal: AsalHari }) => [
  nama,
  ...UKURAN.map((ukuran) => kini[ukuran.nama]),
  ...UKURAN.map((ukuran) => sebelum[ukuran.nama]),
  ...ASAL.map((one) => asal[one.nama]),
];
