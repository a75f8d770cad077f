import { ISIAN_ORGANISASI } from '@hadir/contract/organisasi/nama-isian.ts';
import { organisasi as calls, type Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { teksWajib } from '@hadir/contract/kit/fields.ts';
import { api } from '../base/api/api.ts';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import classes from './organisasi-screen.module.css';

type Props = { organisasi: Organisasi; opened: boolean; onSaved: () => unknown; onClose: () => void };

const schema = z.extend(z.omit(calls.changeOrganisasi.input, { kode_organisasi: true, nama: true }), {
  nama: teksWajib(200),
});

const FIELDS = Object.keys(ISIAN_ORGANISASI) as (keyof typeof ISIAN_ORGANISASI)[];

export function ProfilFormDialog({ organisasi, opened, onSaved, onClose }: Props) {
  const save = useMutation(api.organisasi.changeOrganisasi.mutation({ errors: 'caller', refetches: ['auth'] }));
  const { kode_organisasi } = organisasi;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Ubah profil"
      width={700}
      initialValues={{
        nama: organisasi.nama,
        alamat: organisasi.alamat ?? '',
        npsn: organisasi.npsn ?? '',
        nsm: organisasi.nsm ?? '',
        telepon: organisasi.telepon ?? '',
        email: organisasi.email ?? '',
        kepala_nama: organisasi.kepala_nama ?? '',
        kepala_nip: organisasi.kepala_nip ?? '',
        tempat_surat: organisasi.tempat_surat ?? '',
      }}
      schema={schema}
      onSubmit={(values) => save.mutateAsync({ ...values, kode_organisasi }).then(onSaved)}
    >
      {({ field }) => (
        <>
          <TextInput label="Nama instansi" required autoComplete="off" {...field('nama')} />
          <div className={classes['fields']}>
            {FIELDS.map((name) => (
              <TextInput key={name} label={ISIAN_ORGANISASI[name]} autoComplete="off" {...field(name)} />
            ))}
          </div>
          <Textarea label="Alamat" autosize minRows={2} {...field('alamat')} />
        </>
      )}
    </FormDialog>
  );
}
