import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseAway } from './database-away.ts';
import type { DatabaseWatch } from './watch-database.ts';

/**
 * A pool that hands out no connection while the database is away. Connections that are lost are cut, so that what waits
 * for an answer on them fails then and not when the network gives up.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  /** Since when there is each connection. */
  readonly #clients = new Map<PoolClient, number>();
  #absence = Promise.withResolvers<never>();

  constructor(config: PoolConfig, watch: DatabaseWatch) {
    super(config);
    this.#watch = watch;
    this.#absence.promise.catch(() => undefined); // nobody may be waiting
    this.on('connect', (client) => {
      this.#clients.set(client, performance.now());
      client.connection.on('readyForQuery', watch.heard);
    });
    this.on('remove', (client) => void this.#clients.delete(client));
    watch.onLost((since) => this.#cut(since));
  }

  // The query builder asks for a connection in this form only; pg's other forms take a callback.
  override connect = (async (): Promise<PoolClient> => {
    if (this.#watch.isAway()) throw new DatabaseAway();
    const coming = super.connect();
    try {
      return await Promise.race([coming, this.#absence.promise]);
    } catch (error) {
      coming.then(
        (client) => client.release(true),
        () => undefined, // the same failure, or a later one
      );
      throw error;
    }
  }) as Pool['connect'];

  #cut(since: number) {
    if (this.#watch.isAway()) {
      const { reject } = this.#absence;
      this.#absence = Promise.withResolvers();
      this.#absence.promise.catch(() => undefined);
      reject(new DatabaseAway());
    }
    for (const [client, born] of this.#clients) {
      if (born < since) client.connection.stream.destroy(new DatabaseAway());
    }
  }
}
