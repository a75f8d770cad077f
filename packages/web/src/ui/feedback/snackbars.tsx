import { useSyncExternalStore } from 'react';
import { SnackbarItem } from './snackbar-item.tsx';
import { snackbarStore } from './snackbar-store.ts';
import classes from './snackbars.module.css';

/** The place where snackbars appear; the app renders it once. A screen reader hears each without losing its place. */
export function Snackbars() {
  const snackbars = useSyncExternalStore(snackbarStore.subscribe, snackbarStore.read);
  return (
    <section className={classes['place']} aria-label="Pemberitahuan" aria-live="polite" aria-relevant="additions">
      {snackbars.map((snackbar) => (
        <SnackbarItem key={snackbar.id} snackbar={snackbar} />
      ))}
    </section>
  );
}
