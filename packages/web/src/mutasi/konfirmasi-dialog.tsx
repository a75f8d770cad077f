import { mutasi as kontrak } from '@hadir/contract/mutasi/daftar/mutasi.contract.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Pemilik } from '../base/api/pemilik.ts';
import { GrupPicker } from '../base/pickers/grup-picker.tsx';
import { LokasiMultiPicker } from '../base/pickers/lokasi-multi-picker.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { SentenceError } from '../kit/failure/sentence-error.ts';
import { PratinjauMutasi } from './pratinjau-mutasi.tsx';
import { tanyaMutasi } from './sebut-mutasi.ts';
import { mutasiCalls } from './mutasi-calls.ts';

const schema = z.omit(kontrak.confirmMutasi.input, {
  organisasi_id: true,
  mutasi_id: true,
  status: true,
  preview: true,
});

type Values = { group_id: number | null; lokasi_presensi_ids: number[]; pin: string; email: string };
type Props = { pemilik: Pemilik; mutasi: MutasiDetail; onClose: () => void };

/** The destination says where it puts whom it takes, sees what comes along, and confirms. */
export function KonfirmasiDialog({ pemilik, mutasi, onClose }: Props) {
  const ask = useConfirm();
  const confirm = useMutation(
    mutasiCalls(pemilik).confirm.mutation({ errors: 'caller', refetches: ['mutasi', 'mutasiTenant', 'anggota'] }),
  );
  const { mutasi_id, nama, status, tujuan, tujuan_organisasi_id, is_antar_tenant } = mutasi;
  const submit = async (values: Values) => {
    const dicoba = await mutasiCalls(pemilik).confirm.call({ ...values, mutasi_id, preview: true });
    const { bawaan: ikut, hambatan } = dicoba;
    if (!ikut) throw new SentenceError(`Belum dapat dikonfirmasi: ${hambatan ?? ''}`);
    const answer = await ask({
      title: `Terima ${nama}?`,
      message: tanyaMutasi(dicoba),
      details: <PratinjauMutasi mutasi={dicoba} ikut={ikut} />,
      confirmLabel: 'Konfirmasi',
      cancelLabel: 'Kembali',
    });
    if (!answer) throw new SentenceError('Belum dikonfirmasi. Ubah penempatannya, atau konfirmasi lagi.');
    await confirm.mutateAsync({ ...values, mutasi_id, status });
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={`Konfirmasi mutasi ${nama}`}
      submitLabel="Lanjut"
      initialValues={{ group_id: null, lokasi_presensi_ids: [], pin: '', email: '' }}
      schema={schema}
      onSubmit={submit}
    >
      {({ field }) => (
        <>
          {tujuan_organisasi_id !== null && (
            <FieldGroup legend={`Penempatan di ${tujuan ?? 'tujuan'}`}>
              <GrupPicker
                organisasi_id={tujuan_organisasi_id}
                empty={{ value: null, label: 'Tanpa grup' }}
                {...field('group_id')}
              />
              <LokasiMultiPicker organisasi_id={tujuan_organisasi_id} {...field('lokasi_presensi_ids')} />
              <TextInput label="PIN mesin presensi" inputMode="numeric" {...field('pin')} />
            </FieldGroup>
          )}
          {is_antar_tenant && (
            <TextInput
              label="Email akun barunya"
              description="Dipakai bila emailnya yang sekarang tidak ikut, sebab ia masih anggota instansi lain di induk asal"
              type="email"
              autoComplete="off"
              {...field('email')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
