import { onTestFinished } from 'vitest';

const isTyped = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/**
 * Counts from now on what a person does: each press, each key outside a field, each choice of a list, each field
 * filled. Answers how many so far.
 */
export function countActions(): () => number {
  let actions = 0;
  let typedLast: EventTarget | null = null;
  const act = (typed: EventTarget | null = null) => {
    actions += 1;
    typedLast = typed;
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: () => act(),
    keydown: (event) => {
      if (event instanceof KeyboardEvent && (!isTyped(event.target) || event.key === 'Enter')) act();
    },
    input: ({ target }) => {
      if (isTyped(target) && target !== typedLast) act(target);
    },
    change: ({ target }) => {
      if (target instanceof HTMLSelectElement) act();
    },
  };
  for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen, true);
  onTestFinished(() => {
    for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen, true);
  });
  return () => actions;
}
