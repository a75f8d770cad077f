import { permintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/auth-form.module.css';
import { SudahAktif } from './sudah-aktif.tsx';

type Props = { onAsked: () => void; onKode: () => void };

/** Who one is, by what the organisation recorded. The answer is the same whatever is found. */
export function MintaAktivasiForm({ onAsked, onKode }: Props) {
  const ask = useMutation(
    api.permintaanAktivasi.sendKodeAktivasi.mutation({ quiet: true, apart: true, errors: 'caller' }),
  );
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { kode_organisasi: '', nomor: '' },
    schema: permintaanAktivasi.sendKodeAktivasi.input,
    warnBeforeLoss: false,
    onSubmit: async (values) => {
      await ask.mutateAsync(values);
      onAsked();
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={failure} />
      <TextInput
        label="Kode instansi"
        description="Tanyakan kepada operator instansi Anda."
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('kode_organisasi')}
      />
      <TextInput label="NIP, NIK, atau NUPTK" required autoComplete="off" inputMode="numeric" {...field('nomor')} />
      <Button type="submit" size="md" loading={sending}>
        Minta kode
      </Button>
      <Button variant="default" size="md" onClick={onKode}>
        Sudah punya kode
      </Button>
      <p className={classes['foot']}>
        Punya lembar aktivasi?{' '}
        <Link className={classes['link']} href={hrefTo('user.aktivasi')}>
          Masukkan token
        </Link>
      </p>
      <SudahAktif />
    </form>
  );
}
