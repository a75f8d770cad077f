import classes from './ubahan-list.module.css';

/** One thing that is about to change, as it is now and as it will be, in words. */
export type Ubahan = { label: string; dari: string; menjadi: string };

/** What is about to change, before it is kept: 'Jeda antarpresensi: 5 menit → 10 menit'. */
export function UbahanList({ ubahan }: { ubahan: readonly Ubahan[] }) {
  return (
    <ul className={classes['list']} aria-label="Yang berubah">
      {ubahan.map(({ label, dari, menjadi }) => (
        <li key={label} className={classes['change']}>
          <span className={classes['label']}>{label}</span>
          <span>
            {dari} → {menjadi}
          </span>
        </li>
      ))}
    </ul>
  );
}
