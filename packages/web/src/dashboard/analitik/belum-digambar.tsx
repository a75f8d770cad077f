import classes from './analitik.module.css';

/** In place of the charts while the dates above them cannot be asked for. */
export function BelumDigambar() {
  return <p className={classes['petunjuk']}>Angka dan bagan tampak lagi begitu tanggalnya diperbaiki.</p>;
}
