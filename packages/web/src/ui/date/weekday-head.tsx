import { NAMA_HARI } from './nama-hari.ts';

/** The head of a month that is drawn as a table, Monday first. */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {NAMA_HARI.map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
