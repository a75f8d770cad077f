import { Socket } from 'node:net';
import type { ClusterHost } from './cluster-hosts.ts';
import { DatabaseAway } from './database-away.ts';
import { findLeader } from './find-leader.ts';

/** A socket that, told to connect, looks first which of several servers leads: what PostgreSQL's driver does not do. */
export class LeaderSocket extends Socket {
  readonly #find: () => Promise<ClusterHost>;

  constructor(databaseUrl: string, hosts: readonly ClusterHost[]) {
    super();
    this.#find = () => findLeader(databaseUrl, hosts);
  }

  // The driver names the first server of the list, whichever leads.
  override connect(): this {
    this.#find().then(
      ({ host, port }) => {
        if (this.destroyed) return; // given up meanwhile
        super.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
      },
      // Each its own: whoever is told writes into it what it was about.
      (cause: unknown) => this.destroy(new DatabaseAway({ cause })),
    );
    return this;
  }
}
