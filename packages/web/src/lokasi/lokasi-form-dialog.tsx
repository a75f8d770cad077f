import { lokasi as calls, type Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useTawarNonaktif } from '../base/forms/use-tawar-nonaktif.ts';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { LokasiFields, type LokasiFormValues } from './lokasi-fields.tsx';

type Props = {
  organisasi_id: number;
  /** Which one is edited; without it one is added. */
  lokasi?: Lokasi;
  /** Where the map of a new one opens. */
  near: { lat: number; lng: number } | undefined;
  opened: boolean;
  onSaved: () => unknown;
  onClose: () => void;
};

const schema = z.omit(calls.addLokasi.input, { organisasi_id: true });

/** Of a new one the point was chosen, not left where the map opened: everybody would be outside its radius. */
const schemaBaru = ({ lat, lng }: { lat: number; lng: number }) =>
  schema.check(
    z.refine((values) => values.lat !== lat || values.lng !== lng, {
      path: ['lat'],
      error: 'Titik belum dipilih. Pakai lokasi Anda, geser titik di peta, atau isi Lintang dan Bujur',
    }),
  );
/** Monas, Jakarta: where the first map opens. */
const START = { lat: -6.1754, lng: 106.8272 };
export function LokasiFormDialog({ organisasi_id, lokasi, near = START, opened, onSaved, onClose }: Props) {
  const confirm = useConfirm();
  const tawar = useTawarNonaktif();
  const marks = { errors: 'caller', refetches: ['organisasi'] } as const;
  const insert = useMutation(api.lokasi.addLokasi.mutation(marks));
  const update = useMutation(api.lokasi.changeLokasi.mutation(marks));
  const remove = useMutation({
    ...api.lokasi.removeLokasi.mutation(marks),
    onSuccess: onClose,
  });
  const setStatus = useMutation({
    ...api.lokasi.changeStatusLokasi.mutation({ refetches: ['organisasi'] }),
    onSuccess: onClose,
  });

  const initialValues: LokasiFormValues = {
    nama: lokasi?.nama ?? '',
    alamat: lokasi?.alamat ?? '',
    lat: lokasi?.lat ?? near.lat,
    lng: lokasi?.lng ?? near.lng,
    radius_meter: lokasi?.radius_meter ?? 100,
    timezone: lokasi?.timezone ?? null,
  };
  const save = async (values: LokasiFormValues) => {
    if (lokasi) await update.mutateAsync({ ...values, organisasi_id, lokasi_presensi_id: lokasi.lokasi_presensi_id });
    else await insert.mutateAsync({ ...values, organisasi_id });
    await onSaved();
  };
  const askRemove = async ({ lokasi_presensi_id, nama, status }: Lokasi) => {
    const question = {
      title: `Hapus ${nama}?`,
      message: 'Yang sudah dipakai tidak dapat dihapus, dan ditawari dinonaktifkan.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const key = { organisasi_id, lokasi_presensi_id };
    const nonaktifkan =
      status === STATUS_RECORD.aktif ? () => setStatus.mutate({ ...key, status: STATUS_RECORD.tidak_aktif }) : null;
    remove.mutate(key, { onError: (error) => void tawar(error, { karena: 'lokasi.in_use', nama, nonaktifkan }) });
  };

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={lokasi ? 'Ubah lokasi presensi' : 'Tambah lokasi presensi'}
      submitLabel={lokasi ? 'Simpan' : 'Tambah'}
      width={760}
      initialValues={initialValues}
      schema={lokasi ? schema : schemaBaru(near)}
      onSubmit={save}
      extra={
        lokasi && (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending || setStatus.isPending}
            onClick={() => void askRemove(lokasi)}
          >
            Hapus lokasi
          </Button>
        )
      }
    >
      {(form) => <LokasiFields form={form} />}
    </FormDialog>
  );
}
