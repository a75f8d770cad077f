import { useState } from 'react';
import { Calendar } from './calendar.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import classes from './calendar.module.css';
import { clipRange, extendRange, usualPresets, type DateRange, type RangePreset } from './date-range.ts';
import { usePhone } from '../show/use-phone.ts';

type Props = {
  value: DateRange;
  min: string | undefined;
  max: string | undefined;
  presets: RangePreset[] | undefined;
  /** Told once both ends have been chosen. */
  onChange: (range: DateRange) => void;
};

export function RangeCalendar({ value, min, max, presets, onChange }: Props) {
  const today = useToday();
  const offered = presets ?? usualPresets(today);
  const phone = usePhone();
  const [draft, setDraft] = useState(value);
  const [hovered, setHovered] = useState<string | null>(null);
  const end = draft.to ?? (draft.from && hovered && hovered > draft.from ? hovered : null);

  const pick = (date: string) => {
    const next = extendRange(draft, date);
    setDraft(next);
    if (next.to) onChange(next);
  };
  const start = draft.to ?? draft.from ?? today;
  return (
    <div className={classes['range']}>
      <div className={classes['presets']}>
        {offered.map((preset) => {
          const range = clipRange(preset.range, min, max);
          return (
            range && (
              <button key={preset.label} type="button" onClick={() => onChange(range)}>
                {preset.label}
              </button>
            )
          );
        })}
      </div>
      <Calendar
        start={start}
        months={phone ? 1 : 2}
        min={min}
        max={max}
        stateOf={(date) => ({
          selected: date === draft.from || date === draft.to,
          between: draft.from !== null && end !== null && date >= draft.from && date <= end,
        })}
        onPick={pick}
        onHover={setHovered}
      />
    </div>
  );
}
