import { Client } from 'pg';

/** Replaces the bundled database by an empty one; whatever it held is gone. */
export async function recreateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/hadir$/, '/postgres') });
  await client.connect();
  try {
    await client.query('drop database hadir with (force)');
    await client.query('create database hadir');
  } finally {
    await client.end();
  }
}
