import { useRef, useState } from 'react';
import { formatTanggal } from '../../kit/format/format.ts';
import { readTypedDate } from '../../ui/date/read-typed-date.ts';
import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day, typed as HH-BB-TTTT or picked from the device's own calendar. What is none stays as typed, to be mended. */
export function TanggalWidget({ id, pertanyaan, nilai, onChange, describedBy, isInvalid }: WidgetProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const text = typeof nilai === 'string' ? nilai : '';
  const type = (next: string) => {
    setTyped(next);
    onChange(readTypedDate(next) ?? (next.trim() === '' ? undefined : next));
  };
  return (
    <div className={classes['tanggal']}>
      <input
        id={id}
        className={classes['input']}
        data-short
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="HH-BB-TTTT"
        value={typed ?? (isDay(text) ? formatTanggal(text) : text)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required={pertanyaan.is_wajib || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {'showPicker' in HTMLInputElement.prototype && (
        <span className={classes['calendar']}>
          <button type="button" className={classes['second']} onClick={() => calendar.current?.showPicker()}>
            Kalender<span className={classes['heard']}> untuk {pertanyaan.judul}</span>
          </button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(text) ? text : ''}
            onChange={(event) => {
              setTyped(null);
              onChange(event.currentTarget.value || undefined);
            }}
          />
        </span>
      )}
    </div>
  );
}
