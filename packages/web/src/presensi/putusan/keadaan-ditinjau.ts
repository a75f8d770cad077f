import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import type { KeadaanPresensi } from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { tahanOf } from '@hadir/rules/presensi/putusan/tahan-of.ts';

/** How a tap that was held stands, as the rule about deciding it asks. */
export const keadaanDitinjau = ({ status }: Pick<PresensiDitinjau, 'status'>): KeadaanPresensi => ({
  tahan: tahanOf(status === 'menunggu' ? null : status, true),
  is_ditinjau: true,
});
