import { PENDAFTARAN_HARI } from '@hadir/rules/tenant/masa-pendaftaran.ts';
import { RegisterInput } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { LABEL_JENIS_AKSES } from '@hadir/contract/akses/permintaan/label-jenis-akses.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Link } from '../../ui/show/link.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';

const JENIS = [
  { value: 'organisasi', label: 'Instansi di bawah induk yang sudah ada' },
  { value: 'tenant', label: `${LABEL_JENIS_AKSES.tenant} (yayasan, kantor wilayah, dinas)` },
] as const;

type Values = {
  jenis: 'tenant' | 'organisasi';
} & Record<
  | 'kode_tenant'
  | 'nama'
  | 'npsn'
  | 'nsm'
  | 'alamat'
  | 'alasan'
  | 'pemohon_nama'
  | 'pemohon_jabatan'
  | 'pemohon_email'
  | 'pemohon_no_hp',
  string
>;

const KOSONG: Values = {
  jenis: 'organisasi',
  kode_tenant: '',
  nama: '',
  npsn: '',
  nsm: '',
  alamat: '',
  alasan: '',
  pemohon_nama: '',
  pemohon_jabatan: '',
  pemohon_email: '',
  pemohon_no_hp: '',
};

/** By which an institution asks to come in. */
export function DaftarInstansi() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <AuthPage
        title="Periksa email Anda"
        subtitle={`Buka tautan yang kami kirim ke ${sentTo} untuk mengajukan pendaftaran ini. Tautan itu berlaku ${PENDAFTARAN_HARI} hari; periksa juga folder spam.`}
      >
        <div className={classes['form']}>
          <Button variant="default" size="md" onClick={() => setSentTo(null)}>
            Isi formulir lagi
          </Button>
          <KembaliMasuk />
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Daftarkan instansi" subtitle="Permintaan diperiksa dahulu. Keputusannya dikirim ke email Anda.">
      <FormulirDaftar onSent={setSentTo} />
    </AuthPage>
  );
}

function FormulirDaftar({ onSent }: { onSent: (email: string) => void }) {
  const submitCall = useMutation(
    api.permintaanAkses.submitPermintaanAkses.mutation({ quiet: true, apart: true, errors: 'caller' }),
  );
  const { form, field, submit, sending, failure } = useHadirForm<Values>({
    initialValues: KOSONG,
    schema: RegisterInput,
    onSubmit: async (values) => {
      await submitCall.mutateAsync(values);
      onSent(values.pemohon_email);
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={failure} />
      <ChoiceField label="Yang didaftarkan" choices={JENIS} {...field('jenis')} />
      {form.values.jenis === 'organisasi' && (
        <TextInput
          label="Kode induk"
          description="Tanyakan kepada admin yayasan, kantor wilayah, atau dinas Anda."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('kode_tenant')}
        />
      )}
      <TextInput label="Nama instansi" required autoComplete="organization" {...field('nama')} />
      <TextInput
        label="NPSN"
        description="8 angka, bila ada."
        inputMode="numeric"
        autoComplete="off"
        {...field('npsn')}
      />
      <TextInput
        label="NSM"
        description="12 angka, bila ada."
        inputMode="numeric"
        autoComplete="off"
        {...field('nsm')}
      />
      <Textarea label="Alamat" required autosize minRows={2} autoComplete="street-address" {...field('alamat')} />
      <Textarea
        label="Alasan"
        description="Untuk apa Hadir akan dipakai, dan berapa orang kira-kira."
        required
        autosize
        minRows={2}
        {...field('alasan')}
      />
      <TextInput label="Nama Anda" required autoComplete="name" {...field('pemohon_nama')} />
      <TextInput label="Jabatan" autoComplete="organization-title" {...field('pemohon_jabatan')} />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        {...field('pemohon_email')}
      />
      <TextInput label="Nomor telepon" type="tel" autoComplete="tel" {...field('pemohon_no_hp')} />
      <Button type="submit" size="md" loading={sending}>
        Kirim pendaftaran
      </Button>
      <KembaliMasuk />
    </form>
  );
}

function KembaliMasuk() {
  return (
    <p className={classes['foot']}>
      <Link className={classes['link']} href={hrefTo('login')}>
        Kembali ke halaman masuk
      </Link>
    </p>
  );
}
