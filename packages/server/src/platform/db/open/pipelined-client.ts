import { createHash } from 'node:crypto';
import { Query, type Client } from 'pg';
import { PREPARED_MARK } from './prepared.ts';
import { PrimaryClient } from './primary-client.ts';

const names = new Map<string, string>();

/**
 * A client for many short statements: those that are started together leave in one packet, which costs one system
 * call instead of one each, and those that carry the mark get a name, by which PostgreSQL keeps their plan.
 */
export class PipelinedClient extends PrimaryClient {
  #isCollecting = false;

  // The many forms of pg's `query` are one here: only a text with its values is looked at.
  override query: Client['query'] = ((text: unknown, values?: unknown, callback?: unknown) => {
    this.#collect();
    return typeof text === 'string' && Array.isArray(values) && text.includes(PREPARED_MARK)
      ? this.#queryPrepared(text, values)
      : super.query(text as string, values as unknown[], callback as () => void);
  }) as Client['query'];

  /** A query that is named after it was made, since pg copies the settings of one that is made with its name. */
  #queryPrepared(text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      super.query(Object.assign(query, { name: nameOf(text) }));
    });
  }

  /** Holds what is written until all that is started in this turn of the event loop has been. */
  #collect() {
    if (this.#isCollecting) return;
    const { stream } = this.connection;
    this.#isCollecting = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCollecting = false;
      stream.uncork();
    });
  }
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
