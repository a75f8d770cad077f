import { clusterHosts } from './cluster-hosts.ts';
import { LeaderSocket } from './leader-socket.ts';
import { PrimaryClient } from './primary-client.ts';

/**
 * The address with the settings that every session of ours starts with. The path is fixed because an owner who
 * is called like our schema would otherwise work in it; an `options` in the address would take our place. Where the
 * address names several servers, each connection goes to the one that leads at that moment.
 */
export function sessionOptions(databaseUrl: string, settings: Record<string, string> = {}) {
  const all = { search_path: 'public', timezone: 'UTC', datestyle: 'ISO', ...settings };
  const url = databaseUrl.replace(/([?&])options=[^&]*&?/, '$1');
  const hosts = clusterHosts(url);
  return {
    connectionString: hosts[0]?.url ?? url,
    ...(hosts.length > 1 && { stream: () => new LeaderSocket(url, hosts) }),
    Client: PrimaryClient,
    options: Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // One whose other end is gone is noticed, also while nothing is asked on it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
