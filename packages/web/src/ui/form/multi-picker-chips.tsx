import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './multi-picker.module.css';
import type { PickItem } from './pick-item.ts';

const SHOWN = 6;

/** What has been chosen; the first six by name, the rest as a number. */
export function MultiPickerChips(props: { items: PickItem[]; disabled: boolean; onRemove: (item: PickItem) => void }) {
  const { items, disabled, onRemove } = props;
  return (
    <>
      {items.slice(0, SHOWN).map((item) => (
        <button
          key={item.id}
          type="button"
          className={classes['chip']}
          aria-label={`Hapus ${item.label}`}
          disabled={disabled}
          onClick={() => onRemove(item)}
        >
          {item.label}
          <IconX size={13} aria-hidden="true" />
        </button>
      ))}
      {items.length > SHOWN && <span className={classes['more']}>+{items.length - SHOWN} lagi</span>}
    </>
  );
}
