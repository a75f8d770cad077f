import type { Db } from '../platform/db/open/open-db.ts';
import type { Files } from '../platform/files/files.ts';
import type { demoMark } from './demo-mark.ts';
import { isDatabaseEmpty } from './demo-state.queries.ts';
import { seedDemo } from './seed-demo.ts';

/** Fills an empty database with the demo; the mark stands while it does. */
export async function fillDemo(db: Db, files: Files, mark: ReturnType<typeof demoMark>): Promise<void> {
  if (!(await isDatabaseEmpty(db))) return;
  console.log('Mengisi contoh...');
  await mark.put();
  await seedDemo({ db, files, now: new Date() });
  await mark.remove();
}
