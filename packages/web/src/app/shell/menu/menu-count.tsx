import classes from './menu-count.module.css';

/** How much waits behind a menu entry; nothing where nothing does. */
export function MenuCount({ jumlah, heard }: { jumlah: number | undefined; heard: string }) {
  if (!jumlah) return null;
  return (
    <span className={classes['count']}>
      {jumlah}
      <span className={classes['heard']}> {heard}</span>
    </span>
  );
}
