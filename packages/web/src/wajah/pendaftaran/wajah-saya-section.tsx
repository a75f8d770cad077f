import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Card } from '../../ui/show/card.tsx';
import classes from '../wajah.module.css';
import { KeadaanWajah } from './keadaan-wajah.tsx';
import { PotretTerdaftar } from './potret-terdaftar.tsx';

const DaftarWajahDialog = lazy(async () => ({
  default: (await import('./daftar-wajah-dialog.tsx')).DaftarWajahDialog,
}));

type Props = { organisasi_id: number; nama: string };

/** One's own face: whether it is enrolled, how to do it, and how to take the consent back. Nothing where faces are not compared. */
export function WajahSayaSection({ organisasi_id, nama }: Props) {
  const confirm = useConfirm();
  const [opened, setOpened] = useState(false);
  const calls = api.pendaftaranWajah;
  const marks = { refetches: ['auth', 'anggota'] } as const;
  const { data } = useQuery(calls.getWajahSaya.query({ organisasi_id }, { errors: 'caller' }));
  useQuery({
    ...calls.getWajahSaya.query({ organisasi_id, is_mendaftar: true }, { errors: 'caller' }),
    enabled: opened,
  });
  const submit = useMutation(calls.submitWajah.mutation({ ...marks, errors: 'caller' }));
  const revoke = useMutation(calls.revokeWajah.mutation(marks));
  if (!data || (!data.is_wajah && !data.berlaku && !data.menunggu)) return null;
  const ada = data.berlaku ?? data.menunggu;
  const tarik = async () => {
    const answer = await confirm({
      title: 'Tarik persetujuan?',
      message: 'Foto dan ciri wajah Anda langsung dihapus. Presensi tetap dapat dilakukan tanpa pengenalan wajah.',
      confirmLabel: 'Tarik dan hapus',
      danger: true,
    });
    if (answer) revoke.mutate({});
  };
  return (
    <Card
      title="Wajah"
      subtitle="Swafoto presensi Anda dibandingkan dengan wajah yang Anda daftarkan, supaya tidak menunggu diperiksa."
    >
      <div className={classes['stack']}>
        <KeadaanWajah wajah={data} />
        {ada && (
          <PotretTerdaftar organisasi_id={organisasi_id} user_id={data.user_id} wajah_id={ada.wajah_id} nama={nama} />
        )}
        <div className={classes['buttons']}>
          {data.is_wajah && (
            <Button variant={ada ? 'default' : 'filled'} onClick={() => setOpened(true)}>
              {ada ? 'Daftarkan ulang' : 'Daftarkan wajah'}
            </Button>
          )}
          {ada && (
            <Button variant="default" color="red" loading={revoke.isPending} onClick={() => void tarik()}>
              Tarik persetujuan
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {opened && (
          <DaftarWajahDialog
            onClose={() => setOpened(false)}
            onSubmit={(isian) => submit.mutateAsync({ organisasi_id, ...isian })}
          />
        )}
      </Suspense>
    </Card>
  );
}
