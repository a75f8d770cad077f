import classes from './organisasi-switch.module.css';

/** An organisation's logo, or the letters that begin its first two words. */
export function OrganisasiMark({ nama, foto }: { nama: string; foto: string | null }) {
  if (foto) return <img className={classes['mark']} src={foto} alt="" />;
  const letters = nama.split(/\s+/, 2).map((word) => word[0] ?? '');
  return (
    <span className={classes['mark']} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
