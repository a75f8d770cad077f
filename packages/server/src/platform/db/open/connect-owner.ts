import type { Client } from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';
import { DatabaseAway } from './database-away.ts';
import { PrimaryClient } from './primary-client.ts';
import { sessionOptions } from './session-options.ts';

const OLDEST = 150_000;
const POOLER =
  'DATABASE_URL menuju pengumpul sambungan (PgBouncer dan sejenisnya). Di belakangnya peran basis data, LISTEN, dan kunci sesi tidak berlaku sebagaimana mestinya. Isi dengan alamat PostgreSQL sendiri, atau HAProxy; server sudah mengumpulkan sambungannya (DATABASE_CONNECTIONS).';
const WHAT_TO_DO: Record<string, string> = {
  ECONNREFUSED: 'Periksa apakah PostgreSQL berjalan dan apakah alamat serta porta pada DATABASE_URL benar.',
  ENOTFOUND: 'Nama server pada DATABASE_URL tidak dikenal.',
  ETIMEDOUT: 'Server pada DATABASE_URL tidak menjawab. Periksa jaringan dan firewall.',
  '28P01': 'Nama atau kata sandi pada DATABASE_URL salah.',
  '3D000': 'Basis data pada DATABASE_URL belum dibuat. Buat dulu dengan CREATE DATABASE.',
  // Of what a session of ours begins with, a pooler of connections knows nothing.
  '08P01': POOLER,
  '53300': 'Semua koneksi PostgreSQL terpakai. Naikkan max_connections atau kurangi proses.',
};

const TOO_OLD = 'PostgreSQL pada DATABASE_URL terlalu lama. Hadir memerlukan PostgreSQL 15 atau lebih baru.';
const NO_LEADER =
  'Tidak ada server pada DATABASE_URL yang dapat ditulisi: semuanya mati atau hanya membaca. Periksa siapa yang memimpin, lalu jalankan lagi.';

/** A connection as the owner of the schema, whom row level security does not bind. For starting and for care only. */
export async function connectOwner(databaseUrl: string): Promise<Client> {
  const client = new PrimaryClient({
    ...sessionOptions(databaseUrl),
    application_name: 'hadir-pemilik',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection is told by the statement that fails on it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (error instanceof DatabaseAway) throw new StartFailure(NO_LEADER);
    const { code = '', message } = error as { code?: string; message: string };
    throw new StartFailure(`Basis data tidak dapat dihubungi (${message || code}). ${WHAT_TO_DO[code] ?? ''}`.trim());
  }
  const { rows } = await client.query<{ versi: number; pid: number }>(
    `select current_setting('server_version_num')::integer as versi, pg_backend_pid() as pid`,
  );
  const isOld = (rows[0]?.versi ?? 0) < OLDEST;
  // A pooler names itself at the start, and lets each transaction be answered by another process.
  if (!isOld && rows[0]?.pid === client.processID) return client;
  await client.end();
  throw new StartFailure(isOld ? TOO_OLD : POOLER);
}
