import { KEADAAN_PANTAUAN, type KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { formatAngka } from '../kit/format/format.ts';
import { CHIP_KEADAAN_PANTAUAN } from './pantauan/chip-keadaan-pantauan.ts';
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
          data-tone={CHIP_KEADAAN_PANTAUAN[keadaan].tone}
          aria-pressed={keadaan === value}
          onClick={() => onChange(keadaan === value ? undefined : keadaan)}
        >
          <strong>{jumlah ? formatAngka(jumlah[keadaan] ?? 0) : '–'}</strong> {CHIP_KEADAAN_PANTAUAN[keadaan].label}
        </button>
      ))}
    </div>
  );
}
