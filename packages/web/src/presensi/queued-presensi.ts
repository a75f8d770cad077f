import type { SubmitPresensiInput } from '@hadir/contract/presensi/presensi.contract.ts';
import type { input } from 'zod/mini';

/** A tap as it stands in the device's queue: all that is sent, but for what is known only when it goes out. */
export type QueuedPresensi = Omit<input<typeof SubmitPresensiInput>, 'waktu_klien' | 'selisih_jam' | 'is_luring'> & {
  foto?: Blob | undefined;
  /** The device was offline at the tap. */
  wasOffline: boolean;
};
