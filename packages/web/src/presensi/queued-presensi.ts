import type { SubmitPresensiInput } from '@hadir/contract/presensi/presensi.contract.ts';
import type { input } from 'zod/mini';

/** A tap as it stands in the device's queue: all that is sent, but for what is known only when it goes out. */
export type QueuedPresensi = Omit<input<typeof SubmitPresensiInput>, 'waktu_klien' | 'selisih_jam' | 'is_luring'> & {
  foto?: Blob | undefined;
  /** It could not go out at the tap: the device was offline, or its place was still looked for. */
  wasOffline: boolean;
};
