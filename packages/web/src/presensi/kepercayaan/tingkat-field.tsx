import type { TingkatKepercayaan } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';

type Props = {
  value: TingkatKepercayaan | undefined;
  onChange: (value: TingkatKepercayaan | undefined) => void;
};

const CHOICES: { value: TingkatKepercayaan | undefined; label: string }[] = [
  { value: undefined, label: 'Semua kepercayaan' },
  { value: 'rendah', label: 'Rendah (di bawah 50)' },
  { value: 'sedang', label: 'Sedang (50–79)' },
  { value: 'tinggi', label: 'Tinggi (80 ke atas)' },
];

/** In which band of scores a list looks. */
export function TingkatField({ value, onChange }: Props) {
  return <ChoiceField aria-label="Skor kepercayaan" value={value} choices={CHOICES} onChange={onChange} />;
}
