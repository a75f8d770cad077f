const unsaved = new Set<symbol>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a form on the page holds something that was typed and not sent. The router asks before it leaves. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Marks a form as unsaved until the returned function is called; meanwhile closing the page warns. */
export function markUnsaved(): () => void {
  const form = Symbol('form');
  unsaved.add(form);
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
