import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { Deps } from '../../platform/ctx/deps.ts';

/** The product itself at work, in a transaction that has both sides of a transfer in view. */
export type Pelaksana = { db: Transaction<Tables>; deps: Deps; now: Date };
