import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

/** The steps of a scale, each with room for a thumb; what its ends mean is read with them. */
export function SkalaWidget({ id, pertanyaan, nilai, onChange }: WidgetProps) {
  const steps = nilaiOf(pertanyaan) ?? [];
  const { minimum, maksimum, label_minimum, label_maksimum, is_wajib } = pertanyaan;
  const meaning = (step: number) => (step === minimum ? label_minimum : step === maksimum ? label_maksimum : '');
  return (
    <div className={classes['pilihan']}>
      <div className={classes['skala']}>
        {steps.map((step, at) => (
          <label key={step} className={classes['step']} data-chosen={nilai === step || undefined}>
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={nilai === step}
              aria-label={meaning(step) ? `${step}, ${meaning(step)}` : String(step)}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      {(label_minimum || label_maksimum) && (
        <p className={classes['ends']} aria-hidden="true">
          <span>{label_minimum && `${minimum} = ${label_minimum}`}</span>
          <span>{label_maksimum && `${maksimum} = ${label_maksimum}`}</span>
        </p>
      )}
      {!is_wajib && nilai !== undefined && (
        <button type="button" className={classes['undo']} onClick={() => onChange(undefined)}>
          Kosongkan pilihan
        </button>
      )}
    </div>
  );
}
