import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countByLokasi, sumAsal } from './analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** Where events were made: the days inside, outside and not located, and the events at each place. */
export const countLokasiPresensi: Verb<typeof analitik.countLokasiPresensi> = async (ctx, input) => {
  const range = rentangAnalitik(ctx, input);
  const saring = { ...range, group_id: input.group_id };
  const [asal, lokasi] = await Promise.all([sumAsal(ctx, saring), countByLokasi(ctx, saring)]);
  const radius = [
    { radius: STATUS_RADIUS.dalam, jumlah: asal.di_dalam },
    { radius: STATUS_RADIUS.luar, jumlah: asal.di_luar },
    { radius: STATUS_RADIUS.tidak_terdeteksi, jumlah: asal.tidak_terdeteksi },
  ];
  return { from: range.tgl_awal, to: range.tgl_akhir, radius, lokasi };
};
