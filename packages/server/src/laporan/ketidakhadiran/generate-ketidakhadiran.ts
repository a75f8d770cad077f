import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { ketidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireGrup } from '../../grup/require-grup.ts';
import { askLaporan } from '../berkas/ask-laporan.ts';
import { checkKetidakhadiran } from './check-ketidakhadiran.ts';
import { getRentang } from '../dasar/get-rentang.ts';

/** Has Ketidakhadiran made in the background. */
export async function generateKetidakhadiran(
  ctx: OrganisasiCtx,
  input: Input<typeof ketidakhadiran.generateKetidakhadiran>,
): Promise<Laporan> {
  await checkKetidakhadiran(ctx);
  const { jenis: hilang, format, group_id, q } = input;
  await requireGrup(ctx, group_id);
  const rentang = await getRentang(ctx, input);
  const nama = `Ketidakhadiran, ${rentang.sebutan}`;
  return askLaporan(ctx, { jenis: 'ketidakhadiran', format, group_id, q, hilang, rentang, nama });
}
