import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { MenuAction } from './menu-action.ts';
import classes from './action-menu.module.css';
import { Floating } from './floating.tsx';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
};

const STEP: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The open menu: arrows go round, Escape and Tab leave it. */
export function ActionMenuList({ anchor, label, actions, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const layer = useFocusBack(true);
  useEscape(true, onClose);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const all = items();
    all[
      step(
        all.findIndex((item) => item === document.activeElement),
        all.length - 1,
      )
    ]?.focus();
  };

  return (
    <Floating anchor={anchor} onDismiss={onClose} align="end" role="region" label={label} layer={layer} bare>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items hold the focus */}
      <div ref={list} role="menu" aria-label={label} className={classes['list']} onKeyDown={press}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes['item']}
            data-danger={action.danger || undefined}
            aria-disabled={action.disabled ?? false}
            onClick={() => {
              if (action.disabled) return;
              onClose();
              action.onClick();
            }}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
    </Floating>
  );
}
