import { Input } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useId } from 'react';
import type { FieldProps } from '../form/field-props.ts';
import classes from '../form/picker.module.css';
import { HOURS, isHourAllowed, isMinuteAllowed, MINUTES, nearestMinute } from './time-choices.ts';

type Props = FieldProps & {
  /** 'HH:MM:00'. */
  value: string | null;
  onChange: (time: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A time of day in hours 00–23 and minutes 00–59; what lies outside the limits cannot be chosen. */
export function TimePicker({
  label,
  description,
  error,
  required,
  disabled,
  value,
  onChange,
  min,
  max,
  ...events
}: Props) {
  const id = useId();
  const hour = value?.slice(0, 2) ?? '';
  const minute = value?.slice(3, 5) ?? '';

  // An hour alone is a time: half of one would be lost unseen, or be blamed on another field.
  const pickHour = (next: string) =>
    onChange(next === '' ? null : `${next}:${nearestMinute(next, minute || '00', min, max)}:00`);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      required={required ?? false}
    >
      <div>
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          className={classes['time']}
          data-invalid={error ? true : undefined}
        >
          <select
            aria-label="Jam"
            data-path={events['data-path']}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            required={required}
            disabled={disabled}
            value={hour}
            onChange={(event) => pickHour(event.currentTarget.value)}
            onFocus={events.onFocus}
            onBlur={events.onBlur}
          >
            <option value="">--</option>
            {HOURS.map((choice) => (
              <option key={choice} disabled={!isHourAllowed(choice, min, max)}>
                {choice}
              </option>
            ))}
          </select>
          <span aria-hidden="true">:</span>
          <select
            aria-label="Menit"
            required={required}
            disabled={disabled || hour === ''}
            value={minute}
            onChange={(event) => onChange(`${hour}:${event.currentTarget.value}:00`)}
            onBlur={events.onBlur}
          >
            {hour === '' && <option value="">--</option>}
            {MINUTES.map((choice) => (
              <option key={choice} disabled={!isMinuteAllowed(hour, choice, min, max)}>
                {choice}
              </option>
            ))}
          </select>
          <IconClock className={classes['clock']} size={18} stroke={1.75} aria-hidden="true" />
        </div>
      </div>
    </Input.Wrapper>
  );
}
