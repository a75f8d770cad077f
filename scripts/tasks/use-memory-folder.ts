import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What all databases, files and browsers of one run of the tests need at a time, and as much again. */
const ROOM_BYTES = 4_000_000_000;

/**
 * What tests write lies in memory where there is room, until the process ends: a database is some fifteen hundred files, which
 * a disk is seconds making, and each test file has one of its own.
 */
export function useMemoryFolder(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'hadir-uji-'));
  // PostgreSQL goes through it too, which may run as somebody else.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
