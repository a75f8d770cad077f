import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseAway } from './database-away.ts';
import type { DatabaseWatch } from './watch-database.ts';

/**
 * A pool that hands out no connection while the database is away. When it goes away the connections it has are cut, so
 * that what waits for an answer on them fails then and not when the network gives up.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  readonly #clients = new Set<PoolClient>();
  #absence = Promise.withResolvers<never>();

  constructor(config: PoolConfig, watch: DatabaseWatch) {
    super(config);
    this.#watch = watch;
    this.#absence.promise.catch(() => undefined); // nobody may be waiting
    this.on('connect', (client) => void this.#clients.add(client));
    this.on('remove', (client) => void this.#clients.delete(client));
    watch.onAway(() => this.#cut());
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

  #cut() {
    const { reject } = this.#absence;
    this.#absence = Promise.withResolvers();
    this.#absence.promise.catch(() => undefined);
    reject(new DatabaseAway());
    for (const client of this.#clients) client.connection.stream.destroy(new DatabaseAway());
  }
}
