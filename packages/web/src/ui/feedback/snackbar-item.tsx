import { CloseButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useState } from 'react';
import { dismissSnackbar, type Snackbar } from './snackbar-store.ts';
import classes from './snackbars.module.css';

const ICON = {
  error: IconCircleX,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  reload: IconRefresh,
} satisfies Record<Snackbar['kind'], unknown>;

/** A pointer that was left on it by chance holds it no longer than that. */
const HELD_MS = 60_000;

/** Its time stands still while it is pointed at or holds the focus, so that nobody has to hurry; for a minute at most. */
export function SnackbarItem({ snackbar: { id, kind, message, ms, action } }: { snackbar: Snackbar }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => dismissSnackbar(id), held ? HELD_MS : ms);
    return () => clearTimeout(timer);
  }, [id, ms, held]);

  const Icon = ICON[kind];
  return (
    <div
      className={classes['snackbar']}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      // A finger that tapped points at nothing any more.
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
      <p className={classes['message']}>{message}</p>
      {action && (
        <button
          type="button"
          className={classes['action']}
          onClick={() => {
            action.onClick();
            dismissSnackbar(id);
          }}
        >
          {action.label}
        </button>
      )}
      {kind !== 'reload' && (
        <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={() => dismissSnackbar(id)} />
      )}
    </div>
  );
}
