import { DatabaseAway } from './database-away.ts';
import { PrimaryClient } from './primary-client.ts';
import { sessionOptions } from './session-options.ts';

/**
 * Whether somebody's commit has waited so long for a standby that is gone, if there is any that commits wait for. The
 * database puts no end to that wait: whoever commits next would wait as well.
 */
const QUESTION = `select case when current_setting('synchronous_standby_names') = '' then false else exists (
  select from pg_stat_activity where wait_event = 'SyncRep' and state_change < now() - interval '1.5 seconds') end as is_stuck`;

/** A connection on which nothing is asked but whether anybody is there. */
export type DatabaseProbe = {
  /** Resolves on an answer; rejects where the connection fails, nothing was said for `patienceMs`, or commits are stuck. */
  ask: () => Promise<void>;
  drop: () => void;
};

/** Connects with the first question. */
export function openProbe(databaseUrl: string, patienceMs: number, isReading = false): DatabaseProbe {
  const client = new PrimaryClient({
    ...sessionOptions(databaseUrl),
    isReading,
    application_name: 'hadir-pengamat',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined); // told by what is asked next
  let coming: Promise<unknown> | undefined;
  return {
    ask: async () => {
      coming ??= client.connect();
      await coming;
      const { rows } = await client.query<{ is_stuck: boolean }>(QUESTION);
      if (rows[0]?.is_stuck) throw new DatabaseAway();
    },
    drop: () => void client.connection.stream.destroy(),
  };
}
