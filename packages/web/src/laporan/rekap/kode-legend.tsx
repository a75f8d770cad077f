import classes from '../dasar/laporan.module.css';
import { KODE_WORDS } from './kode-words.ts';

/** The letters of the monthly sheet in words. */
export function KodeLegend() {
  return (
    <ul className={classes['legend']} aria-label="Arti kode">
      {Object.entries(KODE_WORDS).map(([kode, { kata, tone }]) => (
        <li key={kode}>
          <span className={classes['code']} data-tone={tone}>
            {kode}
          </span>
          {kata}
        </li>
      ))}
    </ul>
  );
}
