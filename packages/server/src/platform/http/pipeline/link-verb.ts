import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { LinkContract, LinkEndpoint } from '@hadir/contract/kit/link/link-endpoint.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { Passed } from '../access/guard.ts';
import type { Objek } from './objek-of.ts';

/** What a link reaches before anybody is let in: to find what it stands for, whosever that is. */
export type Door = { deps: Deps; now: Date; ip: string; find: <T>(ask: (db: Db) => Promise<T>) => Promise<T> };

/**
 * What a link has opened: whose rows are in scope from here on, and the verb, which runs in a transaction there. `call` is
 * the call of the contract that its bearer would make inside, and of what: it stands in the log in place of the link, with
 * what is refused from here on.
 */
type Opened = {
  passed: Passed;
  call?: { endpoint: Endpoint; objek: Objek };
  run: (ctx: BaseCtx) => Promise<string>;
};

/** What answers a link: the function that bears its name. */
export type LinkVerb<L extends LinkEndpoint> = (door: Door, asked: z.output<L['input']>) => Promise<Opened>;

export type LinkHandlers<C extends LinkContract> = { [Name in keyof C]: LinkVerb<C[Name]> };
