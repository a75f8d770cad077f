import classes from './menu-count.module.css';

type Props = {
  jumlah: number | undefined;
  heard: string;
  /** What is heard is told to a pointer as well: the entry's own name does not say what is counted. */
  isTold?: boolean;
};

/** How much waits behind a menu entry; nothing where nothing does. */
export function MenuCount({ jumlah, heard, isTold = false }: Props) {
  if (!jumlah) return null;
  return (
    <span className={classes['count']} title={isTold ? `${jumlah} ${heard}` : undefined}>
      {jumlah}
      <span className={classes['heard']}> {heard}</span>
    </span>
  );
}
