import { DatabaseAway } from './database-away.ts';
import type { ClusterHost } from './cluster-hosts.ts';
import { PrimaryClient } from './primary-client.ts';

/** So long is believed who led: a burst of new connections asks once. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 3_000;

const asked = new Map<string, { since: number; leader: Promise<ClusterHost> }>();

/** The first of these servers that takes a connection and writes; where none does, the database is away. */
export function findLeader(databaseUrl: string, hosts: readonly ClusterHost[]): Promise<ClusterHost> {
  const known = asked.get(databaseUrl);
  if (known && performance.now() - known.since < FRESH_MS) return known.leader;
  const leader = Promise.any(hosts.map(askHost)).catch((cause: unknown) => {
    throw new DatabaseAway({ cause });
  });
  leader.catch(() => undefined); // whoever asked has hung up
  asked.set(databaseUrl, { since: performance.now(), leader });
  return leader;
}

async function askHost(host: ClusterHost): Promise<ClusterHost> {
  const client = new PrimaryClient({ connectionString: host.url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined); // it has answered, or `connect` says why not
  await client.connect();
  void client.end();
  return host;
}
