import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { HapusPinDialog } from './hapus-pin-dialog.tsx';
import { KirimUlangDialog } from './kirim-ulang-dialog.tsx';

type Props = { organisasi_id: number; perangkat_id: number; nama: string };
type Ditanya = 'jam' | 'kirim_nama' | 'mulai_ulang';

/** What a machine can be asked to do; what touches people at it is confirmed first. */
export function PerintahMenu({ nama, ...mesin }: Props) {
  const confirm = useConfirm();
  const [opened, setOpened] = useState<'kirim_ulang' | 'hapus_pin' | null>(null);
  const submit = useMutation(api.perintahMesin.submitPerintahMesin.mutation());
  const ask = async (jenis: Ditanya) => {
    if (
      await confirm({
        title: `${TANYA[jenis].title} ${nama}?`,
        message: TANYA[jenis].message,
        confirmLabel: 'Perintahkan',
      })
    )
      submit.mutate({ ...mesin, jenis });
  };
  const close = () => setOpened(null);
  return (
    <>
      <ActionMenu
        label="Perintahkan"
        withLabel="always"
        loading={submit.isPending}
        actions={[
          { label: 'Cocokkan jam', onClick: () => void ask('jam') },
          { label: 'Minta kirim ulang', onClick: () => setOpened('kirim_ulang') },
          { label: 'Kirim nama dan PIN', onClick: () => void ask('kirim_nama') },
          { label: 'Hapus sebuah PIN', onClick: () => setOpened('hapus_pin'), danger: true },
          { label: 'Mulai ulang', onClick: () => void ask('mulai_ulang'), danger: true },
        ]}
      />
      {opened === 'kirim_ulang' && <KirimUlangDialog {...mesin} onClose={close} />}
      {opened === 'hapus_pin' && <HapusPinDialog {...mesin} nama={nama} onClose={close} />}
    </>
  );
}

const TANYA: Record<Ditanya, { title: string; message: string }> = {
  jam: {
    title: 'Cocokkan jam',
    message:
      'Jam mesin disetel ke jam di lokasinya saat ia mengambil perintah ini. Presensi yang sudah tercatat tetap.',
  },
  kirim_nama: {
    title: 'Kirim nama dan PIN ke',
    message: 'Semua anggota aktif yang mempunyai PIN ditulis ke mesin. Sidik jari dan wajah di mesin tidak berubah.',
  },
  mulai_ulang: {
    title: 'Mulai ulang',
    message: 'Mesin tidak dapat dipakai selama kira-kira satu menit. Barisnya tidak hilang.',
  },
};
