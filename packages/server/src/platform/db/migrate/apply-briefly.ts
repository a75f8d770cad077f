import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const LOCK_NOT_AVAILABLE = '55P03';
const LAGI_MS = 1000;

/**
 * Runs statements in one transaction in which none waits longer than half a second for a table, again and again until they
 * are through: whoever reads it meanwhile, such as a backup, would otherwise hold back everybody who comes after us.
 */
export async function applyBriefly(client: pg.Client, apply: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await client.query(`begin; set local lock_timeout = '500ms'`);
    try {
      await apply();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
      await sleep(LAGI_MS);
    }
  }
}
