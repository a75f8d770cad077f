import { ActionIcon, Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useRef, useState } from 'react';
import { ActionMenuList } from './action-menu-list.tsx';
import { usePhone } from '../show/use-phone.ts';
import type { MenuAction } from './menu-action.ts';

type Props = {
  /** What the actions concern: 'Tindakan lain'. */
  label: string;
  actions: readonly MenuAction[];
  /** Writes the label on the button in place of three dots, except on a phone; 'always' there too. */
  withLabel?: boolean | 'always';
  loading?: boolean;
};

/** What is done seldom, out of the way. Nothing where nothing can be done. */
export function ActionMenu({ label, actions, withLabel = false, loading = false }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const phone = usePhone();
  if (actions.length === 0) return null;
  const button = {
    ref: anchor,
    loading,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    onClick: () => setOpened(!opened),
  } as const;
  return (
    <>
      {withLabel && (withLabel === 'always' || !phone) ? (
        <Button {...button} variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {label}
        </Button>
      ) : (
        <ActionIcon {...button} variant="default" size="md" aria-label={label}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      {opened && <ActionMenuList anchor={anchor} label={label} actions={actions} onClose={() => setOpened(false)} />}
    </>
  );
}
