import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import { LABEL_ZONA, SEMUA_ZONA } from '@hadir/rules/waktu/zona.ts';
import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { UbahKonfigurasi } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { SAKLAR, LABEL_SAKLAR, CHIP_SIMPATIKA, YA_TIDAK } from './label-konfigurasi.ts';

type Values = {
  [Name in 'status_simpatika' | 'timezone' | (typeof SAKLAR)[number]]: KonfigurasiBaris[Name] | undefined;
} & { simpatika_id: string };
type Gagal = { nama: string; pesan: string }[];

type Props = {
  organisasi_ids: readonly number[];
  /** The one that is changed, where it is one. */
  only?: KonfigurasiBaris | undefined;
  onClose: () => void;
  onDone: (gagal: Gagal, disimpan: number) => void;
};

const schema = z.omit(UbahKonfigurasi, { organisasi_id: true });
const TETAP = { value: undefined, label: 'Jangan ubah' };
const STATUS = Object.values(STATUS_SIMPATIKA).map((value) => ({
  value,
  label: CHIP_SIMPATIKA[value].label,
}));
const ZONA = SEMUA_ZONA.map((value) => ({
  value,
  label: LABEL_ZONA[value],
}));

/** Changes one linked organisation, or several at once: then only what is chosen changes, in each of them. */
export function UbahKonfigurasiDialog({ organisasi_ids, only, onClose, onDone }: Props) {
  const save = useMutation(api.konfigurasi.changeKonfigurasi.mutation({ errors: 'caller', quiet: true }));
  const first: Values = {
    status_simpatika: only?.status_simpatika ?? undefined,
    timezone: only?.timezone,
    is_leave_management_simpatika: only?.is_leave_management_simpatika,
    is_sinkronisasi: only?.is_sinkronisasi,
    is_blokir_finpay: only?.is_blokir_finpay,
    simpatika_id: only?.simpatika_id ?? '',
  };
  const send = async ({ simpatika_id, ...isi }: Values) => {
    const milik = only ? { simpatika_id: simpatika_id || null } : {};
    const perubahan = organisasi_ids.map((organisasi_id) => ({ organisasi_id, ...isi, ...milik }));
    const { gagal, disimpan } = await save.mutateAsync({ perubahan });
    onDone(
      gagal.map(({ organisasi_id, nama, pesan }) => ({ nama: nama ?? `#${organisasi_id}`, pesan })),
      disimpan,
    );
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={only ? `Konfigurasi ${only.nama}` : `Ubah ${organisasi_ids.length} instansi`}
      initialValues={first}
      schema={schema}
      onSubmit={send}
    >
      {({ field }) => (
        <>
          {!only && <p>Hanya yang Anda pilih yang berubah, di setiap instansi yang dipilih.</p>}
          <ChoiceField
            label="Status Simpatika"
            choices={[only ? { value: undefined, label: 'Belum diketahui' } : TETAP, ...STATUS]}
            {...field('status_simpatika')}
          />
          {only && <TextInput label="ID Simpatika" autoComplete="off" {...field('simpatika_id')} />}
          <ChoiceField
            label="Zona waktu"
            description="Berlaku mulai hari ini; hari yang lalu tetap dinilai dengan zonanya."
            choices={only ? ZONA : [TETAP, ...ZONA]}
            {...field('timezone')}
          />
          {SAKLAR.map((saklar) => (
            <ChoiceField
              key={saklar}
              label={LABEL_SAKLAR[saklar]}
              choices={only ? YA_TIDAK : [TETAP, ...YA_TIDAK]}
              {...field(saklar)}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
