import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Card } from '../../ui/show/card.tsx';
import classes from '../wajah.module.css';
import { KeadaanWajah } from './keadaan-wajah.tsx';
import { usePutusanWajah } from './use-putusan-wajah.ts';
import { WajahDikenali } from './wajah-dikenali.tsx';

const DaftarWajahDialog = lazy(async () => ({
  default: (await import('./daftar-wajah-dialog.tsx')).DaftarWajahDialog,
}));

type Props = {
  organisasi_id: number;
  anggota: { user_id: number; nama: string; file_foto: string | null };
  isOneself: boolean;
};

/** A member's face at the operator's desk: enrol, confirm or turn down, remove. Nothing where faces are not compared. */
export function WajahAnggotaSection({ organisasi_id, anggota, isOneself }: Props) {
  const { user_id, nama } = anggota;
  const confirm = useConfirm();
  const [opened, setOpened] = useState(false);
  const calls = api.pendaftaranWajah;
  const marks = { refetches: ['anggota', 'dashboard'] } as const;
  const { data } = useQuery(calls.getWajah.query({ organisasi_id, user_id }, { errors: 'caller' }));
  useQuery({
    ...calls.getWajah.query({ organisasi_id, user_id, is_mendaftar: true }, { errors: 'caller' }),
    enabled: opened,
  });
  const add = useMutation(calls.addWajah.mutation({ ...marks, errors: 'caller' }));
  const remove = useMutation(calls.removeEnrollment.mutation(marks));
  const { konfirmasi, tolak, sending } = usePutusanWajah(organisasi_id);
  if (!data || (!data.is_wajah && !data.berlaku && !data.menunggu)) return null;
  const { berlaku, menunggu } = data;
  const ada = menunggu ?? berlaku;
  const hapus = async () => {
    const answer = await confirm({
      title: `Hapus pendaftaran wajah ${nama}?`,
      message: 'Foto dan ciri wajahnya dihapus. Swafotonya tidak dibandingkan lagi sampai ia mendaftar kembali.',
      confirmLabel: 'Hapus',
      danger: true,
    });
    if (answer) remove.mutate({ user_id });
  };
  return (
    <Card title="Wajah" subtitle="Yang dibandingkan dengan swafoto presensinya.">
      <div className={classes['stack']}>
        <KeadaanWajah wajah={data} />
        {ada && <WajahDikenali organisasi_id={organisasi_id} anggota={anggota} wajah_id={ada.wajah_id} />}
        {isOneself ? (
          <p className={classes['support']}>Wajah Anda sendiri didaftarkan di Profil dan dikonfirmasi operator lain.</p>
        ) : (
          <div className={classes['buttons']}>
            {menunggu && (
              <>
                <Button disabled={sending} onClick={() => konfirmasi({ user_id, wajah_id: menunggu.wajah_id, nama })}>
                  Konfirmasi
                </Button>
                <Button
                  variant="default"
                  disabled={sending}
                  onClick={() => void tolak({ user_id, wajah_id: menunggu.wajah_id, nama })}
                >
                  Tolak
                </Button>
              </>
            )}
            {data.is_wajah && (
              <Button variant={ada ? 'default' : 'filled'} onClick={() => setOpened(true)}>
                {berlaku ? 'Daftarkan ulang di sini' : 'Daftarkan di sini'}
              </Button>
            )}
            {ada && (
              <Button variant="default" color="red" loading={remove.isPending} onClick={() => void hapus()}>
                Hapus
              </Button>
            )}
          </div>
        )}
      </div>
      <Suspense>
        {opened && (
          <DaftarWajahDialog
            nama={nama}
            onClose={() => setOpened(false)}
            onSubmit={(isian) => add.mutateAsync({ organisasi_id, user_id, ...isian })}
          />
        )}
      </Suspense>
    </Card>
  );
}
