import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { LABEL_TIPE_ATRIBUT } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { TIPE_ATRIBUT } from '@hadir/rules/atribut/tipe-atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { PILIHAN_AKTIF } from '../base/forms/pilihan-aktif.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { atributCalls } from './atribut-calls.ts';
import {
  atributSchema,
  toAtributIsi,
  toAtributValues,
  type AtributValues,
  type SiapaAtribut,
} from './atribut-values.ts';

type Props = {
  pemilik: Pemilik;
  atribut?: Atribut | undefined;
  /** What is added or changed waits for the tenant. */
  isPerluDisetujui?: boolean | undefined;
  opened: boolean;
  onClose: () => void;
};

const TIPE = TIPE_ATRIBUT.map((value) => ({ value, label: LABEL_TIPE_ATRIBUT[value] }));
const SIAPA: { value: SiapaAtribut; label: string }[] = [
  { value: 'operator', label: 'Operator saja; anggota tidak melihatnya' },
  { value: 'dilihat', label: 'Operator; anggota melihat miliknya' },
  { value: 'diisi', label: 'Operator dan anggotanya sendiri' },
];
const marks = { errors: 'caller', refetches: ['anggota', 'nilaiAtribut'] } as const;

/** A field that is kept of members: what it holds, who fills it in, and whether it must be. */
export function AtributFormDialog({ pemilik, atribut, isPerluDisetujui = false, opened, onClose }: Props) {
  const calls = atributCalls(pemilik);
  const create = useMutation(calls.create.mutation(marks));
  const update = useMutation(calls.update.mutation(marks));
  const remove = useMutation({ ...calls.delete.mutation({ refetches: marks.refetches }), onSuccess: onClose });
  const terisi = atribut?.jumlah_terisi ?? 0;
  const isDisetujui = atribut?.status === STATUS_RECORD.aktif || atribut?.status === STATUS_RECORD.tidak_aktif;
  const save = async (values: AtributValues) => {
    const { status, ...isi } = toAtributIsi(values);
    if (!atribut) return create.mutateAsync(isi);
    return update.mutateAsync({ ...isi, ...(isDisetujui && { status }), atribut_id: atribut.atribut_id });
  };
  return (
    <FormDialog<AtributValues>
      opened={opened}
      onClose={onClose}
      title={atribut ? 'Ubah atribut' : 'Tambah atribut'}
      submitLabel={atribut ? 'Simpan' : 'Tambah'}
      initialValues={toAtributValues(atribut)}
      schema={atributSchema}
      onSubmit={save}
      extra={
        atribut &&
        terisi === 0 && (
          <DeleteButton
            title={`Hapus atribut ${atribut.nama}?`}
            message="Belum ada yang mengisinya. Kolomnya hilang dari Daftar, isian, dan format impor."
            loading={remove.isPending}
            onDelete={() => remove.mutate({ atribut_id: atribut.atribut_id })}
          />
        )
      }
    >
      {({ field, checkbox, form }) => {
        const wajib = checkbox('is_wajib');
        return (
          <>
            {isPerluDisetujui && <FormNotice {...sebutPersetujuan(atribut)} />}
            <TextInput
              label="Nama"
              required
              maxLength={60}
              placeholder="Ukuran seragam"
              autoComplete="off"
              {...field('nama')}
            />
            <ChoiceField
              label="Tipe"
              choices={TIPE}
              disabled={terisi > 0}
              {...(terisi > 0 && { description: `Tidak dapat diubah: sudah diisi pada ${terisi} anggota` })}
              {...field('tipe')}
            />
            {form.values.tipe === 'pilihan' && (
              <Textarea
                label="Pilihan"
                required
                description="Satu pilihan per baris"
                autosize
                minRows={3}
                maxRows={10}
                {...field('pilihan')}
              />
            )}
            <ChoiceField label="Diisi dan dilihat" choices={SIAPA} {...field('siapa')} />
            <SwitchField
              label="Wajib diisi"
              description="Yang sudah ada tidak berubah sampai anggotanya diubah"
              checked={wajib.checked}
              onChange={wajib.onChange}
            />
            {isDisetujui && (
              <ChoiceField
                label="Status"
                choices={PILIHAN_AKTIF}
                description="Yang tidak aktif hilang dari isian, Daftar, dan impor; nilainya tetap tersimpan"
                {...field('status')}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

/** What its form says first; what the tenant rejected is told as a refusal. */
function sebutPersetujuan(atribut: Atribut | undefined): { pesan?: string; failure?: string } {
  if (!atribut)
    return { pesan: 'Atribut baru menunggu persetujuan admin induk sebelum tampil di isian, Daftar, dan impor.' };
  if (atribut.status === STATUS_RECORD.menunggu) return { pesan: 'Atribut ini menunggu persetujuan admin induk.' };
  if (atribut.status === STATUS_RECORD.ditolak)
    return {
      failure: `Ditolak admin induk: ${atribut.keterangan ?? ''}. Ubah, lalu simpan, untuk mengajukannya lagi.`,
    };
  return {
    pesan: 'Selain statusnya, yang diubah menunggu persetujuan admin induk; selama itu atribut ini tidak tampil.',
  };
}
