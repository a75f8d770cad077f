import classes from './presensi-strip.module.css';

const RECORDS = [
  { jam: '06:48:12', nama: 'Siti Nurhaliza', status: 'Tepat waktu', tone: 'green' },
  { jam: '07:02:55', nama: 'Budi Santoso', status: 'Tepat waktu', tone: 'green' },
  { jam: '07:31:09', nama: 'Eko Prasetyo', status: 'Terlambat', tone: 'red' },
] as const;

/** A few records as the product shows them: a drawing, not data. */
export function PresensiStrip() {
  return (
    <div className={classes['strip']} aria-hidden="true">
      {RECORDS.map(({ jam, nama, status, tone }) => (
        <div key={jam} className={classes['record']}>
          <span className={classes['jam']}>{jam}</span>
          <span className={classes['nama']}>{nama}</span>
          <span className={classes['status']} data-tone={tone}>
            {status}
          </span>
        </div>
      ))}
    </div>
  );
}
