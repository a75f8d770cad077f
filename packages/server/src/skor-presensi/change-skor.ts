import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { judgeUbahSkor } from '@hadir/rules/kehadiran/hari/judge-ubah-skor.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkor } from './get-skor.ts';
import { getSkorMilik } from './get-skor-milik.ts';
import { insertSkor, updateSkor, type SkorRow } from './skor-presensi.queries.ts';
import { toSkorRow, type SkorInput } from './to-skor-row.ts';
import { touchSkor } from './touch-skor.ts';

type Milik = Awaited<ReturnType<typeof getSkorMilik>>;

/** Changes a category; what it says from a later date on is a row of its own, so that the days before keep theirs. */
export async function changeSkor(ctx: MilikCtx, input: SkorInput & UbahLalu & { skor_presensi_id: number }) {
  const sebelum = await getSkorMilik(ctx, input.skor_presensi_id);
  const row = toSkorRow(input);
  const { isSama, lamaSampai } = judgeUbahSkor(sebelum, row);
  if (lamaSampai !== null) return addVersi(ctx, sebelum, row, { ...input, lamaSampai });
  await updateSkor(ctx, input.skor_presensi_id, row);
  const sesudah = await getSkor(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  const perubahan = [{ before: sebelum, after: sesudah }];
  return { ...sesudah, dampak: await touchSkor(ctx, perubahan, { ...input, isSame: isSama }) };
}

/** The old one ends the day before; the new one is answered. */
async function addVersi(
  ctx: MilikCtx,
  sebelum: Milik,
  row: SkorRow,
  { lamaSampai, ...cara }: UbahLalu & { lamaSampai: Tanggal },
) {
  const lama = { ...toSkorRow(sebelum), tgl_selesai: lamaSampai };
  await updateSkor(ctx, sebelum.skor_presensi_id, lama);
  const [skor_presensi_id = 0] = await insertSkor(ctx, [row]);
  const sesudah = await getSkor(ctx, { skor_presensi_id });
  ctx.logChange({ sebelum, sesudah: [lama, sesudah] });
  const { tgl_mulai, tgl_selesai } = row;
  // Up to the day before nothing is other than it was.
  const perubahan = [
    { before: { tgl_mulai, tgl_selesai: sebelum.tgl_selesai }, after: null },
    { before: null, after: { tgl_mulai, tgl_selesai } },
  ];
  return { ...sesudah, dampak: await touchSkor(ctx, perubahan, { ...cara, isSame: false }) };
}
