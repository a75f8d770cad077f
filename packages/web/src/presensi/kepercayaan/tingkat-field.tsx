import { TINGKAT_KEPERCAYAAN, type TingkatKepercayaan } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';

type Props = {
  value: TingkatKepercayaan | undefined;
  onChange: (value: TingkatKepercayaan | undefined) => void;
};

const { sedang, tinggi } = TINGKAT_KEPERCAYAAN;

const CHOICES: { value: TingkatKepercayaan | undefined; label: string }[] = [
  { value: undefined, label: 'Semua kepercayaan' },
  { value: 'rendah', label: `Rendah (di bawah ${sedang.dari})` },
  { value: 'sedang', label: `Sedang (${sedang.dari}–${sedang.sampai})` },
  { value: 'tinggi', label: `Tinggi (${tinggi.dari} ke atas)` },
];

/** In which band of scores a list looks. */
export function TingkatField({ value, onChange }: Props) {
  return <ChoiceField aria-label="Skor kepercayaan" value={value} choices={CHOICES} onChange={onChange} />;
}
