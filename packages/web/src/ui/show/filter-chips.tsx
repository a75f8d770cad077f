import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './filter-chips.module.css';

export type FilterChip = {
  key: string;
  /** As a person would say it: 'Status: Terlambat'. */
  label: string;
};

type Props = { chips: FilterChip[]; onRemove: (key: string) => void; onClear: () => void };

/** The filters in force, each of which can be taken away. */
export function FilterChips({ chips, onRemove, onClear }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label="Filter yang berlaku">
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={`Hapus filter ${label}`}
            onClick={() => onRemove(key)}
          >
            {label}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes['clear']} onClick={onClear}>
          Hapus semua
        </button>
      </li>
    </ul>
  );
}
