import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { HarianInput, kehadiranHarian } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { countHarian, listHarian } from './harian.queries.ts';
import { requireHariAda } from '../hari/require-hari-ada.ts';
import { requireSudahTiba } from './require-sudah-tiba.ts';
import { toBarisKehadiran } from '../riwayat/to-baris-kehadiran.ts';

/** Kehadiran Harian: every member of one date with his events, and the date's counts. Refuses a date to come. */
export async function listKehadiranHarian(
  ctx: OrganisasiCtx,
  input: HarianInput,
): Promise<Output<typeof kehadiranHarian.listKehadiranHarian>> {
  const { page, count, sort, keadaan, group_id, q, verifikasi_wajah, tanggal = ctx.today } = input;
  requireSudahTiba(tanggal, ctx.today);
  await requireHariAda(ctx, tanggal);

  const saring = { tanggal, group_id, q, keadaan, verifikasi_wajah };
  const offset = (page - 1) * count;
  const [rows, ringkasan] = await Promise.all([
    listHarian(ctx, saring, { sort, limit: count, offset }),
    countHarian(ctx, saring),
  ]);
  const total = ringkasan[keadaan ?? 'anggota'];
  return {
    ...toHalaman(await toBarisKehadiran(ctx, rows), total, { page, count }),
    tanggal,
    ringkasan,
  };
}
