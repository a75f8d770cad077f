import type { Db } from '../../platform/db/open/open-db.ts';

export const findPenerima = (db: Db, user_id: number) =>
  db.selectFrom('users').select(['nama', 'email']).where('user_id', '=', user_id).executeTakeFirstOrThrow();
