import { Client } from 'pg';
import { untilEnd } from './left-running.ts';

/**
 * What check-ins are held against: one transaction of the bare driver on the same database, three trips, as it does by
 * itself, on one of so many connections at a time.
 */
export async function openPolos(owner: Client, url: string, connections: number) {
  await owner.query('create table ukur (baris_id bigint generated always as identity primary key, isi text not null)');
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: url }));
  untilEnd(() => Promise.all(clients.map((one) => one.end())));
  await Promise.all(clients.map((one) => one.connect()));
  return async (connection: number): Promise<void> => {
    const client = clients[connection % connections];
    await client?.query('begin');
    await client?.query('insert into ukur (isi) values ($1)', ['sebuah baris yang panjangnya biasa saja']);
    await client?.query('commit');
  };
}
