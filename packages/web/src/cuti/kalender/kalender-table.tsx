import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import type { ReactNode } from 'react';
import { AcaraBar } from './acara-bar.tsx';
import { cutByCuti } from './cut-by-cuti.ts';
import type { HariLiburKalender } from './holidays-by-date.ts';
import classes from './kalender.module.css';

type Row = { key: string | number; header: ReactNode; dates: string[]; cuti: AcaraKalender[] };
type Props = {
  organisasi_id: number;
  label: string;
  /** The heading row's cells after the corner. */
  head: ReactNode;
  corner: string;
  rows: Row[];
  columns: number;
  libur: Map<string, HariLiburKalender>;
  foot?: ReactNode;
};

/** Rows of dates with leave as bars over them. */
export function KalenderTable({ organisasi_id, label, head, corner, rows, columns, libur, foot }: Props) {
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              {corner}
            </th>
            {head}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, header, dates, cuti }) => (
            <tr key={key}>
              <th scope="row" className={classes['name']}>
                {header}
              </th>
              {cutByCuti(dates, cuti).map((part) => {
                const [date = ''] = part.dates;
                const holiday = part.acara.length === 0 ? libur.get(date) : undefined;
                return (
                  <td
                    key={date}
                    colSpan={part.dates.length}
                    className={classes['cell']}
                    data-holiday={holiday?.kind}
                    title={holiday?.nama}
                  >
                    {part.acara.map((acara) => (
                      <AcaraBar key={acara.setengah_hari ?? 'penuh'} organisasi_id={organisasi_id} acara={acara} />
                    ))}
                  </td>
                );
              })}
              {dates.length < columns && (
                <td colSpan={columns - dates.length} className={classes['outside']} aria-hidden="true" />
              )}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
