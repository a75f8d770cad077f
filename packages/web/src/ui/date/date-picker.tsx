import { ActionIcon } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useState } from 'react';
import { Calendar } from './calendar.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { DateInput } from './date-input.tsx';
import { effectiveLimits, type DateLimits } from './date-limits.ts';
import type { FieldProps } from '../form/field-props.ts';
import { PickerLayer } from '../layer/picker-layer.tsx';

type Props = FieldProps &
  DateLimits & {
    /** 'YYYY-MM-DD'. */
    value: string | null;
    onChange: (date: string | null) => void;
  };

/** A date, typed as DD-MM-YYYY or chosen from a calendar. */
export function DatePicker({ value, onChange, min, max, notAfterToday, ...field }: Props) {
  const today = useToday();
  const [opened, setOpened] = useState(false);
  const limits = effectiveLimits({ min, max, notAfterToday }, today);
  const pick = (date: string) => {
    onChange(date);
    setOpened(false);
  };
  return (
    <PickerLayer
      opened={opened}
      onClose={() => setOpened(false)}
      label={`Pilih ${field.label.toLowerCase()}`}
      field={
        <DateInput
          {...field}
          value={value}
          onChange={onChange}
          limits={limits}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Buka kalender ${field.label.toLowerCase()}`}
              aria-haspopup="dialog"
              aria-expanded={opened}
              disabled={field.disabled ?? false}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
      }
    >
      <Calendar
        start={value ?? today}
        stateOf={(date) => ({ selected: date === value })}
        min={limits.min}
        max={limits.max}
        onPick={pick}
      />
    </PickerLayer>
  );
}
