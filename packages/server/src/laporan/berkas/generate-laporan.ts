import type { GenerateLaporanInput } from '@hadir/contract/laporan/berkas/laporan.contract.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireGrup } from '../../grup/require-grup.ts';
import { askLaporan } from './ask-laporan.ts';
import { checkFormat } from '../dasar/check-format.ts';
import { getRentang } from '../dasar/get-rentang.ts';

const NAMA = {
  rekap: 'Rekap Kehadiran',
  detail: 'Rekap Kehadiran per Hari',
  persentase: 'Persentase Kehadiran',
  emis: 'Laporan EMIS',
};

/** Has a report made in the background. Refuses what fits no page, and groups of elsewhere. */
export async function generateLaporan(ctx: OrganisasiCtx, input: GenerateLaporanInput): Promise<Laporan> {
  const { jenis, format, group_id, q } = input;
  await requireGrup(ctx, group_id);
  const rentang = await getRentang(ctx, input);
  checkFormat(jenis, format, rentang);
  return askLaporan(ctx, { jenis, format, group_id, q, rentang, nama: `${NAMA[jenis]}, ${rentang.sebutan}` });
}
