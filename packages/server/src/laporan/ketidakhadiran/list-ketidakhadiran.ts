import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type {
  ketidakhadiran,
  KetidakhadiranInput,
} from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { countKetidakhadiran, listHariTakHadir } from '../../kehadiran/rekap/ketidakhadiran.queries.ts';
import { checkKetidakhadiran } from './check-ketidakhadiran.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toBarisKetidakhadiran } from '../tabel/to-baris-ketidakhadiran.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { toSaring } from '../dasar/to-saring.ts';

/** Absen and leave of a span by member and date, the latest first. */
export async function listKetidakhadiran(
  ctx: OrganisasiCtx,
  input: KetidakhadiranInput,
): Promise<Output<typeof ketidakhadiran.listKetidakhadiran>> {
  const { page, count, jenis } = input;
  await checkKetidakhadiran(ctx);
  const rentang = await getRentang(ctx, input);
  const saring = { ...toSaring(ctx, input, rentang), jenis };
  const rows = await listHariTakHadir(ctx.db, saring, { limit: count, offset: (page - 1) * count });
  const { total, absen, cuti } = await countKetidakhadiran(ctx.db, saring);
  return {
    ...toHalaman(rows.map(toBarisKetidakhadiran), total, { page, count }),
    rentang,
    ringkasan: { absen, cuti },
  };
}
