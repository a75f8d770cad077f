import { LABEL_TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { useJadwalAktif } from '../dasar/use-jadwal-aktif.ts';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  value: number | null;
  onChange: (jadwal_id: number | null) => void;
};

/** One of the schedules that may be used here: the organisation's and its tenant's. */
export function JadwalPicker({ organisasi_id, value, ...field }: Props) {
  const { jadwal = [] } = useJadwalAktif(organisasi_id, { keep: value });
  const choices = jadwal.map(({ jadwal_id, nama, tipe_jadwal }) => ({
    value: jadwal_id as number | null,
    label: `${nama} (${LABEL_TIPE_JADWAL[tipe_jadwal as TipeJadwal]})`,
  }));
  return <ChoiceField<number | null> label="Jam kerja" choices={choices} value={value} {...field} />;
}
