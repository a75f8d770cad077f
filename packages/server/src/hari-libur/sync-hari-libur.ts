import type { HasilSinkron } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { deleteHariLibur, insertHariLibur, listSinkron, updateHariLibur } from './hari-libur.queries.ts';
import { findKeputusan, listLiburNasional } from './libur-nasional.queries.ts';
import { toRangesLibur } from './to-ranges-libur.ts';
import { toSinkronRow } from './to-sinkron-row.ts';
import { touchLibur } from './touch-libur.ts';

/**
 * Brings a year's national holidays and cuti bersama to what the decree says: adds what is missing, corrects names and
 * dates, removes what the decree no longer has. What the operator switched off stays off. Refuses a year without decree.
 */
export async function syncHariLibur(
  ctx: MilikCtx,
  { tahun, ...cara }: { tahun: number } & UbahLalu,
): Promise<HasilSinkron> {
  const keputusan = await findKeputusan(ctx.db, tahun);
  if (!keputusan) throw new Refusal('hari_libur.no_decree', { tahun });
  const nasional = await listLiburNasional(ctx.db, tahun);
  const sinkron = await listSinkron(ctx, tahun);
  const isOwn = (row: { is_milik_tenant: boolean }) => row.is_milik_tenant === !ctx.organisasi;
  const own = sinkron.filter(isOwn);
  const inherited = new Set(sinkron.filter((row) => !isOwn(row)).map((row) => row.libur_nasional_id));

  const offered = nasional.filter((row) => !inherited.has(row.libur_nasional_id));
  const known = new Map(own.map((row) => [row.libur_nasional_id, row]));
  const baru = offered.filter((row) => !known.has(row.libur_nasional_id));
  const berubah = offered.flatMap((row) => {
    const before = known.get(row.libur_nasional_id);
    return before && (before.nama !== row.nama || before.tgl_selesai !== row.tgl_selesai) ? [{ before, row }] : [];
  });
  const wanted = new Set(offered.map((row) => row.libur_nasional_id));
  const gone = own.filter((row) => row.libur_nasional_id === null || !wanted.has(row.libur_nasional_id));

  await insertHariLibur(
    ctx,
    baru.map((row) => toSinkronRow(row)),
  );
  for (const { before, row } of berubah) {
    await updateHariLibur(ctx, before.hari_libur_id, { nama: row.nama, tgl_selesai: row.tgl_selesai });
  }
  await deleteHariLibur(
    ctx,
    gone.map((row) => row.hari_libur_id),
  );

  const hasil = { ditambah: baru.length, diperbarui: berubah.length, dihapus: gone.length };
  ctx.logChange({ sesudah: { tahun, ...hasil } });
  const ranges = [
    ...baru.map((row) => ({ tgl_awal: row.tgl_mulai, tgl_akhir: row.tgl_selesai })),
    ...berubah.flatMap(({ before, row }) => toRangesLibur(before, { ...before, ...row })),
    ...gone.flatMap((row) => toRangesLibur(row, null)),
  ];
  const dampak = await touchLibur(ctx, ranges, cara);
  return { tahun, keputusan: keputusan.nomor, ...hasil, dilewati: nasional.length - offered.length, dampak };
}
