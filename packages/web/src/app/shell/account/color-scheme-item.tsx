import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import classes from './account-panel.module.css';

/** Light or dark, as an entry of the account's panel: on a phone the top bar has no room for it. */
export function ColorSchemeItem() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <button type="button" className={classes['item']} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {dark ? 'Tampilan terang' : 'Tampilan gelap'}
    </button>
  );
}
