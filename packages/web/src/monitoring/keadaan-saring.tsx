import { KEADAAN_PANTAUAN, type KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { formatAngka } from '../kit/format/format.ts';
import { KEADAAN_WORDS } from './pantauan/keadaan-words.ts';
import classes from './pantauan/pantauan.module.css';

type Props = {
  jumlah: Partial<Record<KeadaanPantauan, number>> | undefined;
  value: KeadaanPantauan | undefined;
  onChange: (keadaan: KeadaanPantauan | undefined) => void;
};

/** How many stand in each state; pressing one leaves only those. */
export function KeadaanSaring({ jumlah, value, onChange }: Props) {
  return (
    <div className={classes['saring']} role="group" aria-label="Keadaan instansi">
      {KEADAAN_PANTAUAN.map((keadaan) => (
        <button
          key={keadaan}
          type="button"
          data-tone={KEADAAN_WORDS[keadaan].tone}
          aria-pressed={keadaan === value}
          onClick={() => onChange(keadaan === value ? undefined : keadaan)}
        >
          <strong>{jumlah ? formatAngka(jumlah[keadaan] ?? 0) : '–'}</strong> {KEADAAN_WORDS[keadaan].label}
        </button>
      ))}
    </div>
  );
}
