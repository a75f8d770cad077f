import classes from './tanggal-utuh.module.css';

/** A text whose dates stay whole: browsers break '31-12-2026' at its dashes. */
export function TanggalUtuh({ teks }: { teks: string }) {
  return teks.split(/(\d\d-\d\d-\d{4})/).map((bagian, at) =>
    at % 2 === 0 ? (
      bagian
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a place in the text
      <span key={at} className={classes['utuh']}>
        {bagian}
      </span>
    ),
  );
}
