import type { SubmitPresensiInput } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import type { input } from 'zod/mini';

type Submit = input<typeof SubmitPresensiInput>;

/** A tap as it stands in the device's queue: all that is sent, but for when it was made and how it goes out. */
export type QueuedPresensi = Omit<
  Submit,
  'waktu_klien' | 'selisih_jam' | 'waktu_bertanda' | 'jeda_ms' | 'is_luring'
> & {
  foto?: Blob | undefined;
  /** It could not go out at the tap: the device was offline, or its place was still looked for. */
  wasOffline: boolean;
};
