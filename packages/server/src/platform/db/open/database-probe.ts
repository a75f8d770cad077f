import { Client } from 'pg';
import { sessionOptions } from './session-options.ts';

/** A connection on which nothing is asked but whether anybody is there. */
export type DatabaseProbe = {
  /** Resolves on an answer; rejects where the connection fails, or nothing was said for `patienceMs`. */
  ask: () => Promise<void>;
  drop: () => void;
};

/** Connects with the first question. */
export function openProbe(databaseUrl: string, patienceMs: number): DatabaseProbe {
  const client = new Client({
    ...sessionOptions(databaseUrl, { role: 'hadir_app' }),
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
      await client.query('select 1');
    },
    drop: () => void client.connection.stream.destroy(),
  };
}
