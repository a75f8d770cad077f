import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { perangkatSchema, toPerangkatIsi, toPerangkatValues, type PerangkatValues } from './perangkat-values.ts';

type Props = {
  organisasi_id: number;
  /** Which one is edited; without it one is registered. */
  perangkat?: Perangkat | undefined;
  opened: boolean;
  onClose: () => void;
};

const AKTIF = 11;
const ZONA: { value: Perangkat['zona_mesin']; label: string }[] = [
  { value: 'jam', label: 'Dalam jam (kebanyakan mesin)' },
  { value: 'menit', label: 'Dalam menit' },
  { value: 'tanpa', label: 'Tidak diberi tahu' },
];
const marks = { errors: 'caller' } as const;

/** A machine that pushes: what it is called, its number, and where it stands. */
export function PerangkatFormDialog({ organisasi_id, perangkat, opened, onClose }: Props) {
  const tempat = useQuery({
    ...api.lokasi.listLokasi.query({ organisasi_id, status: AKTIF, count: 500 }),
    enabled: opened,
  });
  const add = useMutation(api.perangkat.addPerangkat.mutation(marks));
  const change = useMutation(api.perangkat.changePerangkat.mutation(marks));
  const save = (values: PerangkatValues) => {
    const isi = { ...toPerangkatIsi(values), organisasi_id };
    return perangkat ? change.mutateAsync({ ...isi, perangkat_id: perangkat.perangkat_id }) : add.mutateAsync(isi);
  };
  const lokasi = (tempat.data?.data ?? []).map((one) => ({ value: one.lokasi_presensi_id, label: one.nama }));
  const own = perangkat && { value: perangkat.lokasi_presensi_id, label: perangkat.nama_lokasi };
  const choices = own && lokasi.every(({ value }) => value !== own.value) ? [...lokasi, own] : lokasi;
  return (
    <FormDialog<PerangkatValues>
      opened={opened}
      onClose={onClose}
      title={perangkat ? 'Ubah perangkat' : 'Daftarkan mesin'}
      submitLabel={perangkat ? 'Simpan' : 'Daftarkan'}
      initialValues={toPerangkatValues(perangkat)}
      schema={perangkatSchema}
      onSubmit={save}
    >
      {({ field }) => (
        <>
          <FormNotice
            pesan={
              tempat.data && choices.length === 0
                ? 'Belum ada lokasi presensi. Tambahkan dahulu di Profil dan Konfigurasi.'
                : undefined
            }
          />
          <TextInput
            label="Nama"
            required
            maxLength={60}
            placeholder="Gerbang depan"
            autoComplete="off"
            {...field('nama')}
          />
          <TextInput
            label="Nomor seri"
            required
            maxLength={40}
            description="Tertera di belakang mesin, atau di menunya: Info Sistem, Perangkat"
            autoComplete="off"
            {...field('nomor_seri')}
          />
          <ChoiceField
            label="Lokasi presensi"
            required
            description="Tempat dan zona waktu presensinya"
            choices={choices}
            {...field('lokasi_presensi_id')}
          />
          <ChoiceField
            label="Zona diberitahukan"
            description="Ganti bila jam mesin melompat berjam-jam sesudah tersambung"
            choices={ZONA}
            {...field('zona_mesin')}
          />
          <Textarea
            label="Hanya dari alamat"
            description="Alamat internet sekolah, satu per baris; kosong berarti dari mana pun. Nomor seri bukan rahasia: dengan ini orang lain tidak dapat mengirim atas namanya"
            placeholder="36.80.12.5"
            autosize
            minRows={2}
            maxRows={6}
            {...field('alamat_sumber')}
          />
        </>
      )}
    </FormDialog>
  );
}
