import { readConfig, type Config } from '../../packages/server/src/platform/kit/config.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { StartFailure } from '../../packages/server/src/platform/kit/start-failure.ts';

/** Runs a task on the database that `npm start` would use, also while that runs; what hinders it is told in a sentence. */
export async function withDatabase(run: (databaseUrl: string, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.DATA_DIR);
    try {
      await run(config.DATABASE_URL ?? embedded?.url ?? '', config);
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
