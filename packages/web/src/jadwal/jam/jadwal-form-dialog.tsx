import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { LABEL_TIPE_JADWAL, TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { useJamMenit } from '../../kit/zona/use-jam-menit.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import {
  jadwalSchema,
  listDigantikan,
  toJadwalValues,
  toSalinan,
  withTanggal,
  type JadwalValues,
} from './jadwal-values.ts';
import classes from '../dasar/jadwal.module.css';
import { NORMA_BIASA, type Norma } from './pekan/norma.ts';
import { BIASA } from './pekan/pekan-form.ts';
import { PekanField } from './pekan/pekan-field.tsx';
import { RamadanSuggestion } from './ramadan-suggestion.tsx';
import { ShiftField } from './shift-field.tsx';
import { useSaveJadwal } from './use-save-jadwal.ts';
import { PILIHAN_AKTIF } from '../../base/forms/pilihan-aktif.ts';
import { LABEL_MENIT_JADWAL, MENIT_JADWAL } from './label-menit-jadwal.ts';

/** What was kept, and until when it was meant to hold. */
export type JadwalTersimpan = { jadwal_id: number; nama: string; tgl_mulai: string; tgl_selesai: string | null };

type Props = {
  pemilik: Pemilik;
  /** Changed from a date on; without one a new one is made. */
  jadwal?: Jadwal | undefined;
  /** A new one that begins as this one is. */
  salinan?: Jadwal | undefined;
  /** There is none yet: it is offered to everybody at once. */
  isFirst?: boolean;
  norma?: Norma | undefined;
  opened: boolean;
  onSaved?: ((saved: JadwalTersimpan) => unknown) | undefined;
  onClose: () => void;
};

const TIPE = [TIPE_JADWAL.reguler, TIPE_JADWAL.shift, TIPE_JADWAL.fleksibel].map((value) => ({
  value: value as TipeJadwal,
  label: LABEL_TIPE_JADWAL[value],
}));

/** Work hours of one of the three types: when, what is tolerated, and from which day they hold. */
export function JadwalFormDialog(props: Props) {
  const { pemilik, jadwal, salinan, isFirst = false, norma = NORMA_BIASA, opened, onSaved, onClose } = props;
  const today = useToday();
  // Nobody could have come in time for hours that are made after they began: everybody would be absent or late today.
  const isLewat = useJamMenit() > BIASA.jam_masuk && isFirst;
  const save = useSaveJadwal(pemilik, jadwal);
  const [sampai, setSampai] = useState<string | null>(null);
  const isTenant = 'tenant_id' in pemilik;
  return (
    <FormDialog<JadwalValues>
      opened={opened}
      onClose={onClose}
      title={jadwal ? 'Ubah jam kerja' : salinan ? `Salin ${salinan.nama}` : 'Buat jam kerja'}
      width={780}
      initialValues={
        salinan ? toSalinan(salinan, today) : toJadwalValues(jadwal, isFirst, isLewat ? addDays(today, 1) : today)
      }
      schema={jadwalSchema}
      onSubmit={async (values) => {
        const { jadwal_id, nama } = await save(values);
        await onSaved?.({ jadwal_id, nama, tgl_mulai: values.tgl_mulai ?? today, tgl_selesai: sampai });
      }}
    >
      {({ field, checkbox, form }) => {
        const { tipe_jadwal } = form.values;
        const isShift = tipe_jadwal === TIPE_JADWAL.shift;
        const chooseTipe = (tipe: TipeJadwal) =>
          form.setValues({ tipe_jadwal: tipe, ikut_libur: tipe !== TIPE_JADWAL.shift });
        const tanggal = field('tgl_mulai');
        const pickMulai = (tgl_mulai: string | null) => {
          if (jadwal && tgl_mulai) form.setValues(withTanggal(jadwal, form.values, tgl_mulai));
          else tanggal.onChange(tgl_mulai);
        };
        const digantikan = jadwal ? listDigantikan(jadwal, form.values, today) : [];
        return (
          <>
            <div className={classes['dates']}>
              <TextInput label="Nama" required maxLength={100} {...field('nama')} />
              {jadwal ? (
                <ChoiceField label="Status" choices={PILIHAN_AKTIF} {...field('status')} />
              ) : (
                !salinan && <ChoiceField label="Tipe" choices={TIPE} value={tipe_jadwal} onChange={chooseTipe} />
              )}
              <DatePicker
                label="Berlaku sejak"
                required
                description={
                  isLewat
                    ? 'Jam masuk hari ini sudah lewat. Pilih hari ini hanya bila hari ini pun dinilai.'
                    : 'Hari sebelum tanggal ini tetap dinilai seperti semula.'
                }
                {...tanggal}
                onChange={pickMulai}
              />
            </div>
            {digantikan.length > 0 && (
              <FormNotice
                pesan={`Jam kerja yang sudah ditetapkan sejak ${digantikan.map(formatTanggal).join(', ')} digantikan oleh yang ini.`}
              />
            )}
            {isTenant && jadwal && !isShift && (
              <RamadanSuggestion
                pemilik={pemilik}
                onPick={({ tgl_mulai }) => pickMulai(tgl_mulai)}
                onPickAfter={(tanggal) => form.setFieldValue('tgl_mulai', tanggal)}
              />
            )}
            {salinan && !isShift && (
              <RamadanSuggestion
                pemilik={pemilik}
                onPick={({ tgl_mulai, tgl_selesai }) => {
                  const isUsul = form.values.nama === toSalinan(salinan, today).nama;
                  form.setValues({ tgl_mulai, ...(isUsul && { nama: `${salinan.nama} Ramadan` }) });
                  setSampai(tgl_selesai);
                }}
              />
            )}
            {isShift ? (
              <ShiftField {...field('shift')} />
            ) : (
              <PekanField tipe={tipe_jadwal} norma={norma} {...field('pekan')} />
            )}
            <div className={classes['pair']}>
              {MENIT_JADWAL.map((name) => (
                <NumberField key={name} label={LABEL_MENIT_JADWAL[name]} unit="menit" {...field(name)} />
              ))}
            </div>
            <Checkbox label="Libur pada hari libur nasional dan hari libur instansi" {...checkbox('ikut_libur')} />
            {isTenant && (
              <Checkbox label="Bawaan bagi instansi yang tidak memiliki jadwal sendiri" {...checkbox('is_default')} />
            )}
            {!isTenant && !jadwal && !salinan && !isShift && (
              <Checkbox label="Langsung berlaku bagi seluruh instansi" {...checkbox('untuk_semua')} />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
