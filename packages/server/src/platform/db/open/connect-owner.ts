import { Client } from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';
import { sessionOptions } from './session-options.ts';

const OLDEST = 150_000;
const WHAT_TO_DO: Record<string, string> = {
  ECONNREFUSED: 'Periksa apakah PostgreSQL berjalan dan apakah alamat serta porta pada DATABASE_URL benar.',
  ENOTFOUND: 'Nama server pada DATABASE_URL tidak dikenal.',
  ETIMEDOUT: 'Server pada DATABASE_URL tidak menjawab. Periksa jaringan dan firewall.',
  '28P01': 'Nama atau kata sandi pada DATABASE_URL salah.',
  '3D000': 'Basis data pada DATABASE_URL belum dibuat. Buat dulu dengan CREATE DATABASE.',
  '53300': 'Semua koneksi PostgreSQL terpakai. Naikkan max_connections atau kurangi proses.',
};

/** A connection as the owner of the schema, whom row level security does not bind. For starting and for care only. */
export async function connectOwner(databaseUrl: string): Promise<Client> {
  const client = new Client({
    ...sessionOptions(databaseUrl),
    application_name: 'hadir-pemilik',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection is told by the statement that fails on it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    throw new StartFailure(`Basis data tidak dapat dihubungi (${message || code}). ${WHAT_TO_DO[code] ?? ''}`.trim());
  }
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) >= OLDEST) return client;
  await client.end();
  throw new StartFailure('PostgreSQL pada DATABASE_URL terlalu lama. Hadir memerlukan PostgreSQL 15 atau lebih baru.');
}
