import type { Transaction } from 'kysely';
import type { Baca } from '../open/baca.ts';
import type { Db } from '../open/open-db.ts';
import type { Tables } from '../open/tables.ts';
import { inScope } from './in-scope.ts';
import type { Scope } from './scope.ts';

/** Reads the rows of `scope` on the replica, where there is one that holds them all, else on the primary. */
export const readElsewhere = <T>(
  { db, baca }: { db: Db; baca: Baca },
  scope: Scope,
  read: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  baca(
    (replica) => inScope(replica, scope, read, { readOnly: true }),
    () => inScope(db, scope, read, { readOnly: true }),
  );
