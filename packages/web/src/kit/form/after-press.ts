let isPressed = false;
let waiting: (() => unknown)[] = [];

const release = () => {
  isPressed = false;
  // The click that the press becomes comes first.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
};
globalThis.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
globalThis.addEventListener('pointerup', release, { capture: true });
globalThis.addEventListener('pointercancel', release, { capture: true });

/** Runs at once, or, while a button or finger is down, once its click is done: what it moves is not moved from under it. */
export function afterPress(run: () => unknown): void {
  if (isPressed) waiting.push(run);
  else run();
}
