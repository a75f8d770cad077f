import type { KeputusanLibur, liburNasional } from '@hadir/contract/hari-libur/libur-nasional.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { listKeputusan, replaceKeputusan } from './libur-nasional.queries.ts';

/** Writes what the decree of a year says. Refuses days of another year, and two of a kind that begin on one date. */
export async function changeKeputusanLibur(
  ctx: UserCtx,
  input: Input<typeof liburNasional.changeKeputusanLibur>,
): Promise<KeputusanLibur> {
  const { tahun, nomor, keterangan = null } = input;
  const hari = input.hari.map((row) => ({ ...row, tgl_selesai: row.tgl_selesai ?? row.tgl_mulai }));
  for (const [index, { jenis, tgl_mulai, tgl_selesai }] of hari.entries()) {
    const isOfTahun = [tgl_mulai, tgl_selesai].every((tanggal) => tanggal.startsWith(`${tahun}-`));
    if (!isOfTahun) throw refuseField(`hari.${index}.tgl_mulai`, `Isi tanggal pada tahun ${tahun}`);
    if (hari.findIndex((row) => row.jenis === jenis && row.tgl_mulai === tgl_mulai) !== index) {
      throw refuseField(`hari.${index}.tgl_mulai`, 'Sudah ada hari dengan jenis dan tanggal ini');
    }
  }
  const sebelum = (await listKeputusan(ctx.db)).find((row) => row.tahun === tahun);
  await replaceKeputusan(ctx.db, { tahun, nomor, keterangan, hari });
  const sesudah = found((await listKeputusan(ctx.db)).find((row) => row.tahun === tahun));
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
