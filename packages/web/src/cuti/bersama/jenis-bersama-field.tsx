import { JENIS_KEPEGAWAIAN, type JenisKepegawaian } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { CheckGroup } from '../../ui/form/check-group.tsx';

type Props = { value: JenisKepegawaian[]; onChange: (value: JenisKepegawaian[]) => void };

/** Of which jenis kepegawaian cuti bersama reduces the annual leave. */
export function JenisBersamaField({ value, onChange }: Props) {
  return (
    <CheckGroup
      label="Mengurangi cuti tahunan"
      description="Jenis kepegawaian lain tidak berkurang, dan mendapat hari tambahan bila harus bekerja."
      choices={JENIS_KEPEGAWAIAN.map((jenis) => ({ value: jenis, label: jenis }))}
      value={value}
      onChange={onChange}
    />
  );
}
