import { ActionIcon, Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  /** Red for what ends or removes something. */
  danger?: boolean;
  disabled?: boolean;
};

type Props = {
  /** What the actions concern: 'Tindakan lain'. */
  label: string;
  actions: readonly MenuAction[];
  /** Writes the label on the button in place of three dots. */
  withLabel?: boolean;
  loading?: boolean;
};

/** What is done seldom, out of the way. Nothing where nothing can be done. */
export function ActionMenu({ label, actions, withLabel = false, loading = false }: Props) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={250} transitionProps={{ duration: 80 }} withinPortal>
      <Menu.Target>
        {withLabel ? (
          <Button variant="default" loading={loading} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {label}
          </Button>
        ) : (
          <ActionIcon variant="default" size="md" aria-label={label} loading={loading}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: text, icon, onClick, danger, disabled }) => (
          <Menu.Item
            key={text}
            leftSection={icon}
            onClick={onClick}
            disabled={disabled ?? false}
            {...(danger && { color: 'red' })}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
