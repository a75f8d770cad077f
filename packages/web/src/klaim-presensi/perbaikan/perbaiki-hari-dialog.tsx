import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { sebutEsokHari, sebutJamKerja } from '@hadir/contract/kit/sebut-jam.ts';
import { JENIS_KLAIM } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal, formatTanggal } from '../../kit/format/format.ts';
import { TimePicker } from '../../ui/date/time-picker.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FileDrop } from '../../ui/import/file-drop.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { AkibatKlaim } from './akibat-klaim.tsx';
import { JENIS_KLAIM_CHOICES } from '../label-jenis-klaim.ts';
import { requireJam } from '../require-jam.ts';
import { toPerbaikan, type IsianPerbaikan } from './to-perbaikan.ts';

type Props = {
  organisasi_id: number;
  hari: Omit<BarisKehadiran, 'anggota'>;
  anggota: Pick<AnggotaRingkas, 'user_id' | 'nama'>;
  /** One's own waits for approval. */
  isOwn: boolean;
  /** What was asked for and refused, from which asking again begins. */
  semula?: KlaimPresensi | undefined;
  opened: boolean;
  onClose: () => void;
};

type Values = IsianPerbaikan & { lampiran: File | null };

const schema = z
  .object({
    jenis: z.enum(JENIS_KLAIM),
    jam_masuk: z.nullable(z.string()),
    jam_pulang: z.nullable(z.string()),
    keterangan: teksPanjangWajib(1000),
  })
  .check(requireJam('jam_pulang'));

/** One day of one member corrected: what was recorded, only what is missing of it, and what that makes of it. */
export function PerbaikiHariDialog({ organisasi_id, hari, anggota, isOwn, semula, opened, onClose }: Props) {
  const { tanggal, jadwal } = hari;
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const marks = { errors: 'caller', refetches } as const;
  // Of one's own the server tells whose decision it waits for.
  const submit = useMutation(api.klaimPresensi.submitKlaim.mutation(isOwn ? marks : { ...marks, quiet: true }));
  const { sisi, menunggu, isian } = toPerbaikan(hari, semula);
  const pulang = hari.jam_pulang && sebutEsokHari(hari.jam_pulang, hari.is_pulang_besok);
  const toInput = ({ jenis, jam_masuk, jam_pulang, keterangan }: IsianPerbaikan) => ({
    organisasi_id,
    ...(isOwn ? {} : { user_id: [anggota.user_id] }),
    tgl_mulai: tanggal,
    tgl_selesai: tanggal,
    sehari: false,
    jenis,
    jam_masuk,
    jam_pulang,
    keterangan,
  });
  const save = async ({ lampiran, ...values }: Values) => {
    await submit.mutateAsync({ ...toInput(values), ...(lampiran && { lampiran }) });
    if (!isOwn) notify.success(`Presensi ${anggota.nama} ${formatTanggal(tanggal)} diperbaiki`);
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={isOwn ? 'Ajukan perubahan' : `Perbaiki presensi ${anggota.nama}`}
      submitLabel={isOwn ? 'Ajukan' : 'Simpan'}
      initialValues={{ ...isian, lampiran: null }}
      schema={schema}
      onSubmit={save}
    >
      {({ field, form, failure }) => (
        <>
          <Facts
            facts={[
              { label: 'Tanggal', value: formatHariTanggal(tanggal) },
              {
                label: 'Jam kerja',
                value: jadwal && sebutJamKerja(jadwal),
              },
              { label: 'Datang tercatat', value: hari.jam_masuk ?? sebutMenunggu(menunggu.jam_masuk) },
              { label: 'Pulang tercatat', value: pulang ?? sebutMenunggu(menunggu.jam_pulang) },
            ]}
          />
          {sisi.includes('jam_masuk') && (
            <TimePicker label="Datang menjadi" description={sebutTetap(hari.jam_masuk)} {...field('jam_masuk')} />
          )}
          {sisi.includes('jam_pulang') && (
            <TimePicker label="Pulang menjadi" description={sebutTetap(pulang)} {...field('jam_pulang')} />
          )}
          <ChoiceField label="Karena" choices={JENIS_KLAIM_CHOICES} {...field('jenis')} />
          <Textarea label="Keterangan" required autosize maxLength={1000} {...field('keterangan')} />
          <FileDrop
            label="Lampiran"
            accept={AKHIRAN_LAMPIRAN}
            maxBytes={UNGGAH_LAMPIRAN.maxBytes}
            {...field('lampiran')}
          />
          <AkibatKlaim input={toInput(form.values)} isAjuan={isOwn} isTold={failure !== null} />
        </>
      )}
    </FormDialog>
  );
}

const sebutTetap = (jam: string | null) => jam && `Kosong berarti tetap ${jam}`;

const sebutMenunggu = (event: EventPresensi | undefined) => (event ? `${event.jam}, menunggu tinjauan` : 'Tidak ada');
