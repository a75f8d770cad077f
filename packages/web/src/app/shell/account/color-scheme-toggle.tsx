import { ActionIcon } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTampilan } from './use-tampilan.ts';

export function ColorSchemeToggle() {
  const { dark, label, ganti } = useTampilan();
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={ganti}>
      {dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </ActionIcon>
  );
}
