/** Each form, and whether it keeps what was typed while another tab of its page is shown. */
const unsaved = new Map<symbol, boolean>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a form on the page holds something that was typed and not sent. The router asks before it leaves. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** The same of what another tab of the page would lose. */
export const hasUnsavedTab = (): boolean => [...unsaved.values()].includes(false);

/** Marks a form as unsaved until the returned function is called; meanwhile closing the page warns. */
export function markUnsaved(isKept = false): () => void {
  const form = Symbol('form');
  unsaved.set(form, isKept);
  window.addEventListener('beforeunload', warn);
  return () => {
    unsaved.delete(form);
    if (unsaved.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** What was typed may go: nothing warns any more about the forms that are on the page. */
export function forgetUnsavedWork(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', warn);
}
