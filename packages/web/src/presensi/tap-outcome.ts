import type { PresensiTercatat } from '@hadir/contract/presensi/presensi.contract.ts';

/** What became of the last tap on this screen. */
export type TapOutcome =
  | { kind: 'recorded'; tercatat: PresensiTercatat }
  /** Kept on the device, to be sent when there is a connection. */
  | { kind: 'kept'; waktu: string }
  | { kind: 'refused'; message: string };
