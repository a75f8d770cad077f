import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { HariSendiriNotice } from '../../base/dampak/hari-sendiri-notice.tsx';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { GrupMultiPicker } from '../../base/pickers/grup-multi-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import classes from '../dasar/jadwal.module.css';
import { JadwalPicker } from '../jam/jadwal-picker.tsx';
import { jadwalKerjaSchema, type JadwalKerjaValues } from './jadwal-kerja-values.ts';
import { RamadanSuggestion } from '../jam/ramadan-suggestion.tsx';
import { sebutTarget } from './sebut-target.ts';
import { useSaveJadwalKerja } from './use-save-jadwal-kerja.ts';
import { PILIHAN_AKTIF } from '../../base/forms/pilihan-aktif.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

type Usul = Pick<JadwalKerjaValues, 'jadwal_id' | 'tgl_mulai' | 'tgl_selesai'>;

type Props = {
  organisasi_id: number;
  /** Which assignment is changed; to whom it is given stays. */
  jadwal?: JadwalKerja;
  /** What a new one begins with. */
  usul?: Usul | undefined;
  opened: boolean;
  onClose: () => void;
};

const TARGETS = [
  { value: 'organisasi', label: 'Seluruh instansi' },
  { value: 'sebagian', label: 'Grup atau anggota tertentu' },
] as const;

/** Gives a schedule to the organisation, or to groups and members at once, from a date on, to a date or open. */
export function JadwalKerjaFormDialog({ organisasi_id, jadwal, usul, opened, onClose }: Props) {
  const today = useToday();
  const save = useSaveJadwalKerja(organisasi_id, jadwal);
  return (
    <FormDialog<JadwalKerjaValues>
      opened={opened}
      onClose={onClose}
      title={jadwal ? 'Ubah jadwal kerja' : 'Tetapkan jadwal kerja'}
      submitLabel={jadwal ? 'Simpan' : 'Tetapkan'}
      width={600}
      initialValues={{ ...toValues(jadwal, today), ...usul }}
      schema={jadwalKerjaSchema}
      onSubmit={save}
    >
      {({ field, form }) => (
        <>
          <JadwalPicker organisasi_id={organisasi_id} required {...field('jadwal_id')} />
          {jadwal ? (
            <p>Berlaku bagi {sebutTarget(jadwal)}. Untuk yang lain, tetapkan jadwal kerja baru.</p>
          ) : (
            <ChoiceField label="Bagi" choices={TARGETS} {...field('target')} />
          )}
          {!jadwal && form.values.target === 'sebagian' && (
            <>
              <GrupMultiPicker organisasi_id={organisasi_id} {...field('group_id')} />
              <AnggotaMultiPicker organisasi_id={organisasi_id} {...field('user_id')} />
            </>
          )}
          <div className={classes['dates']}>
            <DatePicker label="Berlaku sejak" required {...field('tgl_mulai')} />
            <DatePicker label="Sampai" description="Kosong berarti seterusnya" {...field('tgl_selesai')} />
          </div>
          {!jadwal && form.values.target === 'sebagian' && (
            <HariSendiriNotice
              perubahan={form.values.user_id.map((user_id) => ({ user_id, tanggal: form.values.tgl_mulai }))}
            />
          )}
          <RamadanSuggestion
            pemilik={{ organisasi_id }}
            onPick={({ tgl_mulai, tgl_selesai }) => form.setValues({ tgl_mulai, tgl_selesai })}
          />
          {jadwal && <ChoiceField label="Status" choices={PILIHAN_AKTIF} {...field('status')} />}
        </>
      )}
    </FormDialog>
  );
}

const toValues = (jadwal: JadwalKerja | undefined, today: string): JadwalKerjaValues => ({
  jadwal_id: jadwal?.jadwal_id ?? null,
  target: !jadwal || jadwal.target === 'organisasi' ? 'organisasi' : 'sebagian',
  group_id: jadwal?.group_id ? [jadwal.group_id] : [],
  user_id: jadwal?.user_id ? [jadwal.user_id] : [],
  tgl_mulai: jadwal?.tgl_mulai ?? today,
  tgl_selesai: jadwal?.tgl_selesai ?? null,
  status: jadwal?.status ?? STATUS_RECORD.aktif,
});
