import classes from './menu-count.module.css';

/** How much waits behind a menu entry, and what, to a pointer as well as to who listens; nothing where nothing does. */
export function MenuCount({ jumlah, heard }: { jumlah: number | undefined; heard: string }) {
  if (!jumlah) return null;
  return (
    <span className={classes['count']} title={`${jumlah} ${heard}`}>
      {jumlah}
      <span className={classes['heard']}> {heard}</span>
    </span>
  );
}
