import classes from './pantauan.module.css';

/** Whether what is shown changes by itself, or is asked for now and then. */
export function LangsungMark({ isLangsung }: { isLangsung: boolean }) {
  return (
    <span className={classes['langsung']} data-langsung={isLangsung || undefined}>
      {isLangsung ? 'Langsung' : 'Diperbarui tiap 30 detik'}
    </span>
  );
}
