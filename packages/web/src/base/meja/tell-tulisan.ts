import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';

/** What was written to a decision that was refused stays to be read, and copied, until it is put away. */
export function tellTulisan(tulisan: string): void {
  if (tulisan) showSnackbar({ kind: 'error', message: `Tidak tersimpan. Yang Anda tulis: “${tulisan}”` });
}
