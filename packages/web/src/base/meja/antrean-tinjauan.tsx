import type { ReactNode } from 'react';
import classes from './meja.module.css';

type BarisTinjauan = {
  id: number;
  /** Which it is, for its box and its buttons: 'Ani 20-11-2026 07:05:00'. */
  sebut: string;
  /** Whose it is and what it asks for. */
  kepala: ReactNode;
  /** What stands out of the ordinary, and the state. */
  state?: ReactNode;
  /** What is decided here and now. */
  tindakan?: ReactNode;
};

type Props = {
  label: string;
  rows: readonly BarisTinjauan[];
  opened: number | undefined;
  /** Null where nothing may be decided. */
  selected: ReadonlySet<number> | null;
  /** Those that the reader may not decide. */
  unselectable?: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSelect: (id: number) => void;
};

/** A queue to be reviewed one by one: whose and what, and which are chosen for a decision together. */
export function AntreanTinjauan({ label, rows, opened, selected, unselectable, onOpen, onSelect }: Props) {
  return (
    <ul className={classes['queue']} aria-label={label}>
      {rows.map(({ id, sebut, kepala, state, tindakan }) => (
        <li key={id} className={classes['item']} data-open={opened === id || undefined}>
          {selected && (
            <label className={classes['tick']}>
              <input
                type="checkbox"
                aria-label={`Pilih ${sebut}`}
                checked={selected.has(id)}
                disabled={unselectable?.has(id)}
                onChange={() => onSelect(id)}
              />
            </label>
          )}
          <button type="button" aria-current={opened === id} className={classes['row']} onClick={() => onOpen(id)}>
            {kepala}
            {state && <span className={classes['state']}>{state}</span>}
          </button>
          {tindakan && <span className={classes['act']}>{tindakan}</span>}
        </li>
      ))}
    </ul>
  );
}
