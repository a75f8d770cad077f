import { pemantau as kontrak, type Pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { HAK_PANTAU, LABEL_HAK_PANTAU, type HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useToday } from '../kit/zona/use-today.ts';
import { api } from '../base/api/api.ts';
import { CheckGroup } from '../ui/form/check-group.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { TugasField, tugasKosong, type TugasIsian } from './tugas-field.tsx';

const baru = z.omit(kontrak.addPemantau.input, {});
const ubah = z.omit(kontrak.changePemantau.input, { user_id: true });
const HAK = HAK_PANTAU.map((value) => ({ value, label: LABEL_HAK_PANTAU[value] }));

type Values = { nama: string; email: string; hak: HakPantau[]; tugas: TugasIsian[] };
type Props = { pemantau: Pemantau | null; onClose: () => void };

/** A monitor's account, the places that he reads with their days, and what of them is open to him by name. */
export function PemantauFormDialog({ pemantau, onClose }: Props) {
  const add = useMutation(api.pemantau.addPemantau.mutation({ errors: 'caller' }));
  const change = useMutation(api.pemantau.changePemantau.mutation({ errors: 'caller' }));
  const remove = useMutation(api.pemantau.removePemantau.mutation());
  const today = useToday();
  const submit = (values: Values) => {
    const { email, ...isi } = values as z.output<typeof baru>;
    return pemantau ? change.mutateAsync({ ...isi, user_id: pemantau.user_id }) : add.mutateAsync({ ...isi, email });
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={pemantau ? pemantau.nama : 'Tambah pemantau'}
      submitLabel={pemantau ? 'Simpan' : 'Tambah'}
      initialValues={initialOf(pemantau, today)}
      schema={pemantau ? ubah : baru}
      onSubmit={submit}
      extra={
        pemantau &&
        pemantau.keadaan !== 'tidak_aktif' && (
          <DeleteButton
            title={`Akhiri tugas ${pemantau.nama}?`}
            message="Semua tempatnya dicabut dan ia keluar dari semua perangkat. Akunnya tetap tercatat di log, dan dapat diberi tempat lagi."
            loading={remove.isPending}
            onDelete={() => remove.mutate({ user_id: pemantau.user_id }, { onSuccess: onClose })}
          />
        )
      }
    >
      {({ field, form }) => (
        <>
          <TextInput label="Nama" required {...field('nama')} />
          {!pemantau && <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />}
          <TugasField
            value={form.values.tugas}
            onChange={(tugas) => form.setFieldValue('tugas', tugas)}
            today={today}
            error={sebutGalat(form.errors)}
          />
          <CheckGroup label="Yang juga terbuka baginya" choices={HAK} {...field('hak')} />
        </>
      )}
    </FormDialog>
  );
}

function initialOf(pemantau: Pemantau | null, today: string): Values {
  if (!pemantau) return { nama: '', email: '', hak: [], tugas: [tugasKosong(today)] };
  const tugas = pemantau.tugas.map(({ tenant_id, organisasi_id, tgl_mulai, tgl_selesai }) => ({
    tenant_id,
    organisasi_id: organisasi_id ?? undefined,
    tgl_mulai,
    tgl_selesai,
  }));
  const { nama, hak } = pemantau;
  return { nama, email: '', hak, tugas: tugas.length > 0 ? tugas : [tugasKosong(today)] };
}

/** What is wrong with the places, whichever row and field of theirs it is. */
function sebutGalat(errors: Record<string, unknown>): string | undefined {
  const [, first] = Object.entries(errors).find(([name]) => /^tugas|^tgl_/.test(name)) ?? [];
  if (first === undefined) return undefined;
  return typeof first === 'string' && first !== '' ? first : 'Pilih induk dan tanggal mulai setiap tempat';
}
