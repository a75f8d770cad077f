import type { Db } from '../db/open/open-db.ts';
import { DatabaseAway } from '../db/open/database-away.ts';
import { PrimaryClient } from '../db/open/primary-client.ts';
import { sessionOptions } from '../db/open/session-options.ts';
import type { DatabaseWatch } from '../db/open/watch-database.ts';
import { notifyHari, SALURAN } from './siaran.queries.ts';
import type { Siaran, Tersentuh } from './siaran.ts';

/** So long what is told is gathered: a notification of its own for every check-in would make their commits stand in line. */
const KUMPUL_MS = 250;
/** A notification holds 8,000 bytes. */
const PALING_BANYAK = 800;
const SAMBUNG_LAGI_MS = 1_000;
const SAMBUNG_MS = 5_000;

type OpenSiaran = Siaran & { stop: () => Promise<void> };

/**
 * The connection on which this server listens is opened with its first listener, and again whenever it is lost; one that
 * only fell silent, `watch` gives up.
 */
export function openSiaran(db: Db, databaseUrl: string, watch?: Pick<DatabaseWatch, 'onLost'>): OpenSiaran {
  const gathered = new Set<number>();
  const listeners = new Set<(tersentuh: Tersentuh) => void>();
  let sending: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let client: PrimaryClient | undefined;
  let isStopped = false;

  const send = async () => {
    sending = undefined;
    const ids = [...gathered];
    gathered.clear();
    const isi = ids.length > PALING_BANYAK ? '' : ids.join(',');
    // What is not told is found out with the next look; the change itself stands.
    await notifyHari(db, isi).catch(() => undefined);
  };
  const hear = (tersentuh: Tersentuh) => {
    for (const listener of listeners) listener(tersentuh);
  };
  const connect = async () => {
    if (isStopped || client || listeners.size === 0) return;
    const own = new PrimaryClient({
      ...sessionOptions(databaseUrl),
      application_name: 'hadir-siaran',
      connectionTimeoutMillis: SAMBUNG_MS,
    });
    client = own;
    const lose = () => {
      if (client !== own) return;
      client = undefined;
      if (!isStopped) again = setTimeout(() => void connect(), SAMBUNG_LAGI_MS);
    };
    own.on('error', lose);
    own.on('end', lose);
    own.on('notification', ({ payload = '' }) => hear(payload === '' ? 'semua' : payload.split(',').map(Number)));
    try {
      await own.connect();
      await own.query(`listen ${SALURAN}`);
      // Whatever was told while nobody here listened.
      hear('semua');
    } catch {
      await own.end().catch(() => undefined);
      lose();
    }
  };

  watch?.onLost(() => client?.connection.stream.destroy(new DatabaseAway()));
  return {
    tell: (organisasi_id) => {
      gathered.add(organisasi_id);
      sending ??= setTimeout(() => void send(), KUMPUL_MS);
    },
    listen: (onSiaran) => {
      listeners.add(onSiaran);
      void connect();
      return () => void listeners.delete(onSiaran);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(sending);
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
