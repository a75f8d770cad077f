import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import type { Choice } from '../../ui/form/choice-field.tsx';
import { PickerLayer } from '../../ui/layer/picker-layer.tsx';
import classes from './penempatan.module.css';

type Props = {
  nama: string;
  choices: readonly Choice<number>[];
  /** None: every location. */
  value: readonly number[];
  changed: boolean;
  onChange: (ids: number[]) => void;
};

/** A member's locations in a table's cell; the list of all of them is made only when it is opened. */
export function LokasiCell({ nama, choices, value, changed, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const names = choices.filter((choice) => value.includes(choice.value)).map(({ label }) => label);
  const text = value.length === 0 ? 'Semua lokasi' : names.join(', ') || `${value.length} lokasi`;
  const button = (
    <button
      type="button"
      className={classes['select']}
      aria-label={`Lokasi presensi ${nama}: ${text}`}
      aria-haspopup="dialog"
      aria-expanded={opened}
      data-changed={changed || undefined}
      onClick={() => setOpened(!opened)}
    >
      <span className={classes['text']}>{text}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
  return (
    <PickerLayer opened={opened} onClose={() => setOpened(false)} label={`Lokasi presensi ${nama}`} field={button}>
      <ul className={classes['options']}>
        {choices.map(({ value: id, label }) => (
          <li key={id}>
            <label className={classes['option']}>
              <input
                type="checkbox"
                checked={value.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...value, id] : value.filter((one) => one !== id))
                }
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <p className={classes['hint']}>Tanpa pilihan berarti semua lokasi.</p>
    </PickerLayer>
  );
}
