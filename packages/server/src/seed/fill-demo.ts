import type { Db } from '../db/open-db.ts';
import type { Files } from '../files/files.ts';
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
