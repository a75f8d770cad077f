import classes from './status-chip.module.css';
import type { Tone } from './tone.ts';

/** A status in a pill: the dot and the word say it, the colour only helps. A plain element, cheap in a table cell. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes['chip']} data-tone={tone}>
      {label}
    </span>
  );
}
