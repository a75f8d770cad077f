import type { PresensiTercatat } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';

/** What became of the last tap on this screen. */
export type TapOutcome =
  | { kind: 'recorded'; tercatat: PresensiTercatat }
  /** Kept on the device, to be sent when there is a connection; without a proof of its time an operator reviews it. */
  | { kind: 'kept'; waktu: string; isProven: boolean }
  | { kind: 'refused'; message: string };
