let isPressed = false;
let waiting: (() => unknown)[] = [];

const press = () => (isPressed = true);
const release = () => {
  isPressed = false;
  // The click that the press becomes comes first.
  setTimeout(() => {
    if (isPressed) return;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
};
// A finger takes the focus away only once it is up again, by the mouse events that its tap then becomes.
for (const down of ['pointerdown', 'mousedown']) globalThis.addEventListener(down, press, { capture: true });
for (const up of ['pointerup', 'pointercancel', 'mouseup']) globalThis.addEventListener(up, release, { capture: true });

/** Runs at once, or, while a button or finger is down, once its click is done: what it moves is not moved from under it. */
export function afterPress(run: () => unknown): void {
  if (isPressed) waiting.push(run);
  else run();
}
