import type { TrenPerangkat } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { SaringAnalitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { sumTren } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

const KOLOM: readonly { judul: string; nama: keyof TrenPerangkat['hari'][number] }[] = [
  { judul: 'Tanggal', nama: 'tanggal' },
  { judul: 'Wajib', nama: 'wajib' },
  { judul: 'Hadir', nama: 'hadir' },
  { judul: 'Tepat waktu', nama: 'tepat_waktu' },
  { judul: 'Terlambat', nama: 'terlambat' },
  { judul: 'Absen', nama: 'absen' },
  { judul: 'Cuti', nama: 'cuti' },
  { judul: 'Ponsel', nama: 'ponsel' },
  { judul: 'Kios', nama: 'kiosk' },
  { judul: 'Mesin', nama: 'mesin' },
  { judul: 'Swafoto', nama: 'manual' },
  { judul: 'Impor', nama: 'impor' },
];

/** The days of the span as a sheet: the same sums as the charts. */
export async function exportAnalitik(ctx: OrganisasiCtx, input: SaringAnalitik): Promise<Download> {
  const range = rentangAnalitik(ctx, input);
  const hari = await sumTren(ctx.db, hariOrganisasi(ctx, { ...range, group_id: input.group_id }));
  return {
    filename: `analitik-${range.tgl_awal}-${range.tgl_akhir}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: makeSheet(ctx, {
      nama: 'Analitik',
      kolom: KOLOM.map(({ judul, nama }) => ({ judul, jenis: nama === 'tanggal' ? 'tanggal' : 'angka' })),
      baris: hari.map((one) => KOLOM.map(({ nama }) => one[nama])),
    }),
  };
}
