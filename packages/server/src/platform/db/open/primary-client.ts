import { Client, type ClientConfig } from 'pg';
import { DatabaseAway } from './database-away.ts';

/** What PostgreSQL itself says at the start of a session, and again when it changes, of one that cannot write. */
const ONLY_READS = ['in_hot_standby', 'default_transaction_read_only'];

type Status = { parameterName: string; parameterValue: string };

/**
 * A connection for writing, unless it is said to be for reading. One to a standby, or to a server that was told to write nothing, breaks at once and counts as
 * an absence: whoever asks again finds the leader.
 */
export class PrimaryClient extends Client {
  /** The server process that answers, as the other side names it. */
  declare readonly processID: number | null;
  #isUseless = false;

  constructor(config?: ClientConfig & { isReading?: boolean }) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Status) => {
      if (config?.isReading) return;
      if (ONLY_READS.includes(parameterName) && parameterValue === 'on') this.#giveUp();
    });
    // Whoever ends the wait for a standby makes of it a commit that only one server holds.
    this.on('notice', ({ routine }) => routine === 'SyncRepWaitForLSN' && this.#giveUp());
  }

  // The pool calls it with a callback, all others await it.
  override connect = ((callback?: (error?: Error) => void) => {
    const coming = super.connect().then(() => {
      if (this.#isUseless) throw new DatabaseAway();
    });
    return callback ? void coming.then(() => callback(), callback) : coming;
  }) as Client['connect'];

  #giveUp() {
    this.#isUseless = true;
    this.on('error', () => undefined); // told by `connect`, or by what is asked
    this.connection.stream.destroy(new DatabaseAway());
  }
}
