import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

// The order in which browsers tell of a press, and when the focus goes away in it.
const TETIKUS = ['pointerdown', 'mousedown', 'blur', 'pointerup', 'mouseup', 'click'];
const JARI = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'blur', 'mouseup', 'click'];
const PAPAN_KETIK = ['keydown', 'blur', 'keyup'];

test.each([
  ['a mouse', TETIKUS, ['click', 'run']],
  ['a finger', JARI, ['click', 'run']],
  ['the Tab key', PAPAN_KETIK, ['run']],
])(
  'what a field that is left by %s has to say waits for the click that takes the focus away',
  async (_, events, told) => {
    const page = new EventTarget();
    vi.resetModules();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { afterPress } = await import('./after-press.ts');
    const seen: string[] = [];
    page.addEventListener('click', () => seen.push('click'));
    for (const name of events) {
      // A finger's tap is told as mouse events some time after it is up.
      if (name === 'mousedown' && events === JARI) await sleep(20);
      if (name === 'blur') afterPress(() => seen.push('run'));
      else page.dispatchEvent(new Event(name));
    }
    await sleep(5);
    expect(seen).toEqual(told);
  },
);
