import { ActionIcon, Input } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useId, useState } from 'react';
import { useToday } from '../../kit/zona/use-today.ts';
import { DateInput } from './date-input.tsx';
import { effectiveLimits, type DateLimits } from './date-limits.ts';
import type { DateRange, RangePreset } from './date-range.ts';
import type { FieldProps } from '../form/field-props.ts';
import { PickerLayer } from '../layer/picker-layer.tsx';
import classes from '../form/picker.module.css';
import { RangeCalendar } from './range-calendar.tsx';

type Props = FieldProps &
  DateLimits & {
    value: DateRange;
    onChange: (range: DateRange) => void;
    /** Spans offered beside the calendar; the usual ones up to today unless told. */
    presets?: RangePreset[];
    /** The id of the sentence that says elsewhere on the page why these dates are refused. */
    refusedBy?: string | undefined;
  };

/**
 * Two dates, the second never before the first: typed, chosen from a calendar, or one of the usual spans. A first date after
 * the second empties that, which is asked for anew.
 */
export function DateRangePicker(props: Props) {
  const { label, description, error, required, disabled = false, value, onChange, presets, onBlur, onFocus } = props;
  const { refusedBy } = props;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { min, max } = effectiveLimits(props, useToday());
  const toMin = value.from && (!min || value.from > min) ? value.from : min;
  const [refusals, setRefusals] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  // What stands in a field and is not taken is told alone: what its form says is then that it has no date.
  const told = refusals.from ?? refusals.to ?? error;
  const isRefused = refusals.from === null && refusals.to === null && (Boolean(error) || refusedBy !== undefined);
  const toldAt = told ? `${id}-error` : (refusedBy ?? '');
  const events = { disabled, ...(onBlur && { onBlur }), ...(onFocus && { onFocus }) };

  return (
    <PickerLayer
      opened={opened}
      onClose={() => setOpened(false)}
      label={`Pilih ${label.toLowerCase()}`}
      field={
        <Input.Wrapper
          id={id}
          label={label}
          labelElement="div"
          description={description}
          error={told}
          required={required ?? false}
        >
          <div
            role="group"
            aria-labelledby={`${id}-label`}
            {...(toldAt && { 'aria-describedby': toldAt })}
            className={classes['pair']}
          >
            <DateInput
              label="Dari"
              inPair={{ id: toldAt, onRefused: (from) => setRefusals((now) => ({ ...now, from })) }}
              {...events}
              {...(props['data-path'] && { 'data-path': props['data-path'] })}
              error={isRefused}
              value={value.from}
              onChange={(from) => onChange({ from, to: from && value.to && from > value.to ? null : value.to })}
              limits={{ ...(min && { min }), ...(max && { max }) }}
            />
            <span className={classes['between']} aria-hidden="true">
              –
            </span>
            <DateInput
              label="Sampai"
              inPair={{ id: toldAt, onRefused: (to) => setRefusals((now) => ({ ...now, to })) }}
              {...events}
              error={isRefused}
              value={value.to}
              onChange={(to) => onChange({ ...value, to })}
              limits={{ ...(toMin && { min: toMin }), ...(max && { max }) }}
              rightSection={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Buka kalender ${label.toLowerCase()}`}
                  aria-haspopup="dialog"
                  aria-expanded={opened}
                  disabled={disabled}
                  onClick={() => setOpened(!opened)}
                >
                  <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              }
            />
          </div>
        </Input.Wrapper>
      }
    >
      <RangeCalendar
        value={value}
        min={min}
        max={max}
        presets={presets}
        onChange={(range) => {
          onChange(range);
          setOpened(false);
        }}
      />
    </PickerLayer>
  );
}
