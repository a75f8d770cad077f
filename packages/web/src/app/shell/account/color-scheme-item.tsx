import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import classes from './account-panel.module.css';
import { useTampilan } from './use-tampilan.ts';

/** Light or dark, as an entry of the account's panel: on a phone the top bar has no room for it. */
export function ColorSchemeItem() {
  const { dark, label, ganti } = useTampilan();
  const Icon = dark ? IconSun : IconMoon;
  return (
    <button type="button" className={classes['item']} onClick={ganti}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {label}
    </button>
  );
}
