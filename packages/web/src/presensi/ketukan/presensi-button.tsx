import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import classes from './presensi-button.module.css';

type Props = { sisi: 'datang' | 'pulang'; busy: boolean; disabled: boolean; onTap: () => void };

/** The one button of the check-in, wide enough for a thumb. While a tap is being kept it takes no second one. */
export function PresensiButton({ sisi, busy, disabled, onTap }: Props) {
  return (
    <button
      type="button"
      className={classes['button']}
      data-busy={busy || undefined}
      aria-disabled={busy || disabled}
      onClick={() => {
        if (!busy && !disabled) onTap();
      }}
    >
      <IconFingerprint size={30} stroke={1.75} aria-hidden="true" />
      {busy ? 'Mencatat…' : sisi === 'datang' ? 'Presensi Datang' : 'Presensi Pulang'}
    </button>
  );
}
