import { useId, type ReactNode } from 'react';
import classes from './switch-field.module.css';

type Props = {
  /** What is on when the switch is on. */
  label: string;
  /** Shows the switch alone, as in a table's cell; the label is still heard. */
  bare?: boolean;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A switch made of the browser's own checkbox, cheap enough for every row of a table. */
export function SwitchField({ label, bare = false, description, checked, onChange, disabled = false }: Props) {
  const id = useId();
  const input = (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={classes['switch']}
      checked={checked}
      disabled={disabled}
      aria-checked={checked}
      {...(bare && { 'aria-label': label })}
      {...(description && { 'aria-describedby': `${id}-description` })}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
  if (bare) return input;
  return (
    <div className={classes['row']}>
      <div>
        <label htmlFor={id} className={classes['label']}>
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className={classes['description']}>
            {description}
          </p>
        )}
      </div>
      {input}
    </div>
  );
}
