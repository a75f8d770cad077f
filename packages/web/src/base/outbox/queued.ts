import type { ClockDifference } from '../api/server-clock.ts';
import type { SignedTap } from '../api/signed-time.ts';

/** Something that was done without a connection and waits on this device to be sent. */
export type Queued<Input = unknown> = {
  /** Its Idempotency-Key, the same at every try: what arrived without our hearing of it is not recorded twice. */
  key: string;
  /** Which of the registered senders takes it. */
  kind: string;
  /** Whose it is: it is sent only while he is signed in. */
  user_id: number;
  input: Input;
  /** What this device's clock said, in ISO 8601. */
  taken_at: string;
  /** The clock difference of the last contact before; null when there never was one on this device. */
  clock: ClockDifference | null;
  /** What proves to the server when it was done; null where nothing does. What an earlier version queued has none. */
  signed?: SignedTap | null;
  /** Why the server refused it for good; it is then not tried again, and shown until it is put away. */
  refusal: string | null;
};
