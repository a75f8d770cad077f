import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseAway } from './database-away.ts';
import { sessionOptions } from './session-options.ts';

/** So often the database is asked whether it is there. */
const EVERY_MS = 250;
/** Whoever says nothing for so long, though asked for next to nothing, is away. */
const SILENT_MS = 1_250;

export type DatabaseWatch = {
  /** Set while the database is away: refuse at once, do not queue. */
  isAway: () => boolean;
  /** Called each time it goes away; what still waits for an answer then will not get one. */
  onAway: (listener: () => void) => void;
  stop: () => Promise<void>;
};

/**
 * Asks the database again and again, on a connection of its own, whether it answers, so that its absence is known
 * within two seconds, also where connections vanish without a word, and its return within two more.
 */
export function watchDatabase(databaseUrl: string, tell: (isAway: boolean) => void = () => undefined): DatabaseWatch {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  let client: Client | undefined;
  let isAway = false;

  const turn = (away: boolean) => {
    if (away === isAway) return;
    isAway = away;
    tell(away);
    if (away) for (const listener of listeners) listener();
  };

  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };

  const ask = async () => {
    client ??= await connect(databaseUrl);
    await answerOf(client);
  };

  const look = async () => {
    const hadConnection = client !== undefined;
    try {
      await ask();
      return turn(false);
    } catch (error) {
      drop();
      // A connection that was closed may have been the only one; silence is everybody's.
      if (!hadConnection || error instanceof DatabaseAway) return turn(true);
    }
    await ask().then(
      () => turn(false),
      () => {
        drop();
        turn(true);
      },
    );
  };

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined); // stopped
    }
    drop();
  })();

  return {
    isAway: () => isAway,
    onAway: (listener) => void listeners.add(listener),
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    ...sessionOptions(databaseUrl, { role: 'hadir_app' }),
    application_name: 'hadir-pengamat',
    connectionTimeoutMillis: SILENT_MS,
  });
  client.on('error', () => undefined); // told by what is asked next
  await client.connect();
  return client;
}

/** Refuses with `DatabaseAway` when no answer comes in time. */
async function answerOf(client: Client): Promise<void> {
  const settled = new AbortController();
  const silence = async () => {
    await sleep(SILENT_MS, undefined, { signal: settled.signal });
    // Where this process itself was busy for so long, the answer lies here unread: that is no silence.
    await nextTurn();
    await nextTurn();
    throw new DatabaseAway();
  };
  const waiting = silence();
  waiting.catch(() => undefined); // given up once there is an answer
  try {
    await Promise.race([client.query('select 1'), waiting]);
  } finally {
    settled.abort();
  }
}
