import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ConnectionError } from '../../../kit/failure/connection-error.ts';
import { useSebutSaat } from '../../../kit/zona/use-sebut-saat.ts';
import classes from './data-lama.module.css';

/**
 * As of when what the screen shows is: without a connection, and while what this device had from another day is being asked
 * anew. Nothing where it is of now.
 */
export function DataLama() {
  const luring = useTertua(isLuring);
  const dimuat = useTertua(isDimuatLagi);
  const sebut = useSebutSaat();
  const pada = luring ?? dimuat;
  if (pada === null) return null;
  const saat = sebut(new Date(pada).toISOString());
  return (
    <p className={classes['line']} data-sejenak={luring === null || undefined} role="status">
      {luring === null ? `Data per ${saat}, sedang diperbarui` : `Tidak ada sambungan. Data per ${saat}`}
    </p>
  );
}

const isLuring = ({ state }: Query) => state.error instanceof ConnectionError;
/** What is a few hours old is about the same day; that is replaced without a word. */
const isDimuatLagi = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Math.floor(state.dataUpdatedAt / SEHARI_MS) < Math.floor(Date.now() / SEHARI_MS);

/** When the oldest came of what is in sight and is so. */
function useTertua(isSo: (query: Query) => boolean): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => {
      const semua = cache.getAll().filter((query) => query.isActive() && query.state.data !== undefined && isSo(query));
      return semua.length > 0 ? Math.min(...semua.map(({ state }) => state.dataUpdatedAt)) : null;
    },
  );
}
