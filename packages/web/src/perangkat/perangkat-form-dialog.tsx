import { CARA_PIN } from '@hadir/rules/perangkat/cara-pin.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { LABEL_CARA_KIOS } from './label-cara-kios.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import {
  PERANGKAT_SCHEMA,
  toPerangkatIsi,
  toPerangkatValues,
  type JenisDaftar,
  type PerangkatValues,
} from './perangkat-values.ts';

type Props = {
  organisasi_id: number;
  jenis: JenisDaftar;
  /** Which one is edited; without it one is registered. */
  perangkat?: Perangkat | undefined;
  /** The number that a new one is registered by, where it is known already. */
  nomor_seri?: string;
  opened: boolean;
  onClose: () => void;
};

const ZONA: { value: Perangkat['zona_mesin']; label: string }[] = [
  { value: 'jam', label: 'Dalam jam (kebanyakan mesin)' },
  { value: 'menit', label: 'Dalam menit' },
  { value: 'tanpa', label: 'Tidak diberi tahu' },
];
const CARA_PIN_CHOICES = CARA_PIN.map((value) => ({
  value,
  label: LABEL_CARA_KIOS[value],
}));
const ALASAN_ALAMAT: Readonly<Record<JenisDaftar, string>> = {
  mesin: 'Nomor seri bukan rahasia: dengan ini orang lain tidak dapat mengirim atas namanya',
  kios: 'Dengan ini tablet yang dibawa pulang tidak dapat dipakai',
};
const KETUKAN_SENDIRI =
  'Ketukan Anda sendiri dari sebelum mesin ini didaftarkan menunggu tinjauan operator lain atau admin induk.';
const marks = { errors: 'caller' } as const;

/** A machine that pushes, by its number, or a kiosk: what it is called, where it stands, and how it is used. */
export function PerangkatFormDialog({ organisasi_id, jenis, perangkat, nomor_seri, opened, onClose }: Props) {
  const tempat = useQuery({
    ...api.lokasi.listLokasi.query({ organisasi_id, status: STATUS_RECORD.aktif, count: 500 }),
    enabled: opened,
  });
  const add = useMutation(api.perangkat.addPerangkat.mutation(marks));
  const change = useMutation(api.perangkat.changePerangkat.mutation(marks));
  const save = (values: PerangkatValues) => {
    const isi = { ...toPerangkatIsi(values), organisasi_id };
    return perangkat
      ? change.mutateAsync({ ...isi, perangkat_id: perangkat.perangkat_id })
      : add.mutateAsync({ ...isi, jenis });
  };
  const lokasi = (tempat.data?.data ?? []).map((one) => ({ value: one.lokasi_presensi_id, label: one.nama }));
  const own = perangkat && { value: perangkat.lokasi_presensi_id, label: perangkat.nama_lokasi };
  const choices = own && lokasi.every(({ value }) => value !== own.value) ? [...lokasi, own] : lokasi;
  return (
    <FormDialog<PerangkatValues>
      opened={opened}
      onClose={onClose}
      title={perangkat ? 'Ubah perangkat' : jenis === 'kios' ? 'Tambah kios' : 'Daftarkan mesin'}
      submitLabel={perangkat ? 'Simpan' : jenis === 'kios' ? 'Tambah' : 'Daftarkan'}
      initialValues={{ ...toPerangkatValues(perangkat), ...(nomor_seri !== undefined && { nomor_seri }) }}
      schema={PERANGKAT_SCHEMA[jenis]}
      onSubmit={save}
    >
      {({ field, checkbox }) => (
        <>
          <FormNotice
            pesan={
              tempat.data && choices.length === 0
                ? 'Belum ada lokasi presensi. Tambahkan dahulu di Profil dan Konfigurasi.'
                : jenis === 'mesin' && !perangkat
                  ? KETUKAN_SENDIRI
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
          {jenis === 'mesin' && (
            <TextInput
              label="Nomor seri"
              required
              maxLength={40}
              description="Tertera di belakang mesin, atau di menunya: Info Sistem, Perangkat"
              autoComplete="off"
              {...field('nomor_seri')}
            />
          )}
          <ChoiceField
            label="Lokasi presensi"
            required
            description="Tempat dan zona waktu presensinya"
            choices={choices}
            {...field('lokasi_presensi_id')}
          />
          {jenis === 'mesin' ? (
            <ChoiceField
              label="Zona diberitahukan"
              description="Ganti bila jam mesin melompat berjam-jam sesudah tersambung"
              choices={ZONA}
              {...field('zona_mesin')}
            />
          ) : (
            <>
              <ChoiceField
                label="Cara presensi"
                description="PIN anggota diisi di halaman anggotanya. PIN pendek dapat ditebak siapa pun yang memegang tabletnya: tanpa kartu, nyalakan juga fotonya"
                choices={CARA_PIN_CHOICES}
                {...field('kios_pin')}
              />
              <SwitchField
                label="Ambil foto"
                description="Kamera tablet memotret setiap kali kartu atau PIN dibaca"
                {...checkbox('is_kios_foto')}
              />
            </>
          )}
          <Textarea
            label="Hanya dari alamat"
            description={`Alamat internet sekolah, satu per baris; kosong berarti dari mana pun. ${ALASAN_ALAMAT[jenis]}`}
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
