import { showSnackbar } from './snackbar-store.ts';
import type { SnackbarAction } from './snackbar-store.ts';

const SHOWN_MS = 4000;

/** Snackbars: gone after 4000 ms; `reload` stays until its button is pressed. */
export const notify = {
  error: (message: string) => showSnackbar({ kind: 'error', message, ms: SHOWN_MS }),
  info: (message: string, action?: SnackbarAction) => showSnackbar({ kind: 'info', message, ms: SHOWN_MS, action }),
  success: (message: string) => showSnackbar({ kind: 'success', message, ms: SHOWN_MS }),
  warning: (message: string) => showSnackbar({ kind: 'warning', message, ms: SHOWN_MS }),
  reload: (onReload: () => void) =>
    showSnackbar({
      kind: 'reload',
      message: 'Pembaruan aplikasi tersedia. Silakan muat ulang peramban Anda',
      action: { label: 'Muat ulang', onClick: onReload },
    }),
  /** What can still be taken back for `ms`: `onUndo` when its button is pressed, then in any case `onGone` once it is down. */
  undoable: (message: string, ms: number, onUndo: () => void, onGone?: () => void) =>
    showSnackbar({ kind: 'info', message, ms, action: { label: 'Urungkan', onClick: onUndo }, onGone }),
};
