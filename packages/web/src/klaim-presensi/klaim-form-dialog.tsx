import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import type { AnggotaRingkas } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import type { JenisKlaim } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import { atField } from '../kit/failure/at-field.ts';
import { AnggotaMultiPicker } from '../base/pickers/anggota-multi-picker.tsx';
import { api } from '../base/api/api.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import type { DateRange } from '../ui/date/date-range.ts';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FileDrop } from '../ui/import/file-drop.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { TimePicker } from '../ui/date/time-picker.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { followDari } from './follow-dari.ts';
import { JENIS_KLAIM_CHOICES } from './label-jenis-klaim.ts';
import { requireJam } from './require-jam.ts';
import { questionOfKlaim } from './question-of-klaim.tsx';

type Props = {
  organisasi_id: number;
  /** Changed; without one a new one is made. */
  klaim?: KlaimPresensi | undefined;
  /** One's own, which waits for approval, for this day at first. */
  sendiri?: { tanggal: string | null } | undefined;
  /** Whose, and on which day at first. */
  untuk?: { anggota: Pick<AnggotaRingkas, 'user_id' | 'nama'>; tanggal: string } | undefined;
  opened: boolean;
  onClose: () => void;
};

type Values = {
  user_id: number[];
  jenis: JenisKlaim;
  rentang: DateRange;
  bentuk: 'sehari' | 'jam';
  jam_masuk: string | null;
  jam_pulang: string | null;
  keterangan: string;
  lampiran: File | null;
};

const schemaOf = (hasAnggota: boolean) =>
  z
    .object({
      user_id: z.array(z.number()).check(z.refine((ids) => !hasAnggota || ids.length > 0, 'Pilih anggota')),
      rentang: z.custom<DateRange>().check(z.refine((range) => range.from !== null, 'Isi tanggal')),
      bentuk: z.enum(['sehari', 'jam']),
      jam_masuk: z.nullable(z.string()),
      jam_pulang: z.nullable(z.string()),
      keterangan: teksPanjangWajib(1000),
    })
    .check((context) => {
      if (context.value.bentuk === 'jam') requireJam('jam_masuk')(context);
    });

/** A claim: for whom, on which dates, and what these days are to be. */
export function KlaimFormDialog({ organisasi_id, klaim, sendiri, untuk, opened, onClose }: Props) {
  const cara = {
    question: (dampak: Dampak) => questionOfKlaim(dampak, sendiri !== undefined),
    refetches: ['klaimPresensi', 'verval'],
  } as const;
  const create = usePerubahan(api.klaimPresensi.submitKlaim, cara);
  const update = usePerubahan(api.klaimPresensi.changeKlaim, cara);
  const send = async (values: Values) => {
    const input = toInput(organisasi_id, values, sendiri !== undefined);
    if (klaim) return update.submit({ ...input, presensi_klaim_id: klaim.presensi_klaim_id });
    const saved = await create.submit(input);
    if (!sendiri && (saved.klaim_sendiri_id !== null || saved.status === 'diajukan')) {
      notify.info('Klaim untuk Anda sendiri menunggu keputusan petugas lain');
    }
    return saved;
  };
  const save = (values: Values) =>
    send(values).catch((error: unknown) => {
      throw atField(error, 'rentang', (input) => input === 'tgl_mulai' || input === 'tgl_selesai');
    });
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={klaim ? 'Ubah klaim presensi' : sendiri ? 'Ajukan perubahan presensi' : 'Ubah presensi anggota'}
      submitLabel={sendiri ? 'Ajukan' : 'Simpan'}
      width={640}
      kept
      initialValues={toValues(klaim, sendiri?.tanggal ?? untuk?.tanggal ?? null, untuk?.anggota.user_id)}
      schema={schemaOf(!sendiri)}
      onSubmit={save}
    >
      {({ field, form }) => (
        <>
          {!sendiri && (
            <AnggotaMultiPicker
              organisasi_id={organisasi_id}
              required
              allLabel="Semua Anggota"
              known={(klaim?.anggota ?? (untuk ? [untuk.anggota] : [])).map(({ user_id, nama }) => ({
                id: user_id,
                label: nama,
              }))}
              {...field('user_id')}
            />
          )}
          <DateRangePicker
            label="Tanggal"
            required
            notAfterToday
            {...field('rentang')}
            onChange={(rentang) => form.setFieldValue('rentang', followDari(form.values.rentang, rentang))}
          />
          <ChoiceField label="Jenis" choices={JENIS_KLAIM_CHOICES} {...field('jenis')} />
          <ChoiceField
            label="Menjadi"
            choices={[
              { value: 'sehari', label: 'Hadir sehari penuh, sesuai jam kerja' },
              { value: 'jam', label: 'Jam yang ditentukan' },
            ]}
            {...field('bentuk')}
          />
          {form.values.bentuk === 'jam' && (
            <FieldGroup legend="Jam yang menggantikan">
              <TimePicker label="Datang" {...field('jam_masuk')} />
              <TimePicker label="Pulang" {...field('jam_pulang')} />
            </FieldGroup>
          )}
          <Textarea label="Keterangan" required autosize minRows={2} maxLength={1000} {...field('keterangan')} />
          <FileDrop
            label={klaim?.lampiran ? `Lampiran pengganti ${klaim.lampiran}` : 'Lampiran'}
            accept={AKHIRAN_LAMPIRAN}
            maxBytes={UNGGAH_LAMPIRAN.maxBytes}
            {...field('lampiran')}
          />
        </>
      )}
    </FormDialog>
  );
}

function toValues(klaim: KlaimPresensi | undefined, tanggal: string | null, user_id?: number): Values {
  return {
    user_id: klaim?.anggota.map((anggota) => anggota.user_id) ?? (user_id === undefined ? [] : [user_id]),
    jenis: klaim?.jenis ?? 'lupa presensi',
    rentang: klaim ? { from: klaim.tgl_mulai, to: klaim.tgl_selesai } : { from: tanggal, to: tanggal },
    bentuk: !klaim || klaim.sehari ? 'sehari' : 'jam',
    jam_masuk: klaim?.jam_masuk ?? null,
    jam_pulang: klaim?.jam_pulang ?? null,
    keterangan: klaim?.keterangan ?? '',
    lampiran: null,
  };
}

function toInput(organisasi_id: number, values: Values, isSendiri: boolean) {
  const { user_id, jenis, rentang, bentuk, jam_masuk, jam_pulang, keterangan, lampiran } = values;
  return {
    organisasi_id,
    ...(isSendiri ? {} : { user_id }),
    jenis,
    tgl_mulai: rentang.from ?? '',
    tgl_selesai: rentang.to ?? rentang.from,
    sehari: bentuk === 'sehari',
    ...(bentuk === 'jam' ? { jam_masuk, jam_pulang } : {}),
    keterangan,
    ...(lampiran ? { lampiran } : {}),
  };
}
