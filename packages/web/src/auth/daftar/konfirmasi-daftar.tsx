import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';

const KEADAAN = {
  [STATUS_AKSES.dibuat]: {
    title: 'Pendaftaran diajukan',
    words: 'sedang diperiksa. Keputusannya kami kirim ke email Anda.',
  },
  [STATUS_AKSES.diajukan]: {
    title: 'Pendaftaran diajukan',
    words: 'sedang diperiksa. Keputusannya kami kirim ke email Anda.',
  },
  [STATUS_AKSES.disetujui]: {
    title: 'Pendaftaran disetujui',
    words: 'sudah disetujui. Buka tautan aktivasi di email Anda, lalu masuk.',
  },
  [STATUS_AKSES.ditolak]: { title: 'Pendaftaran ditolak', words: 'ditolak.' },
} as const;

/** Submits a registration by the link of its mail. By a button, for programs that look into mails open links too. */
export function KonfirmasiDaftar({ token }: { token: string }) {
  const confirm = useMutation(
    api.permintaanAkses.confirmPermintaanAkses.mutation({ quiet: true, apart: true, errors: 'caller' }),
  );
  if (confirm.isSuccess) {
    const { nama, status, keterangan } = confirm.data;
    const { title, words } = KEADAAN[status];
    return (
      <AuthPage title={title} subtitle={`${nama} ${words}${keterangan ? ` Keterangan: ${keterangan}` : ''}`}>
        <div className={classes['form']}>
          <LinkButton href={hrefTo('login')}>Ke halaman masuk</LinkButton>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Ajukan pendaftaran"
      subtitle="Dengan ini Anda memastikan bahwa Anda yang mendaftarkan instansi ini."
    >
      <div className={classes['form']}>
        <FormNotice failure={confirm.error} />
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          Ajukan sekarang
        </Button>
      </div>
    </AuthPage>
  );
}
