import classes from './pengaturan.module.css';

type Ikuti = { label: string; nilai: string; disabled: boolean; onClick: () => void };
type Props = { sendiri: boolean; teks: string; ikuti?: Ikuti };

/** Whose the value above is and, where it is one's own, the way back to the tenant's. */
export function AsalPengaturan({ sendiri, teks, ikuti }: Props) {
  return (
    <p className={classes['asal']} data-sendiri={sendiri || undefined}>
      <span>{teks}</span>
      {ikuti && (
        <button
          type="button"
          className={classes['ikut']}
          disabled={ikuti.disabled}
          aria-label={`Ikuti induk (${ikuti.nilai}): ${ikuti.label}`}
          onClick={ikuti.onClick}
        >
          Ikuti tenant ({ikuti.nilai})
        </button>
      )}
    </p>
  );
}
