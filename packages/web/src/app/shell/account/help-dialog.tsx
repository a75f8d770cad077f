import type { Me } from '@hadir/contract/auth/me.ts';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { panduanLayar } from '../../../base/panduan/panduan-layar.ts';
import { playPanduan } from '../../../base/panduan/play-panduan.ts';
import { Dialog } from '../../../ui/layer/dialog.tsx';
import classes from './help-dialog.module.css';

type Props = { me: Me; opened: boolean; onClose: () => void };

export function HelpDialog({ opened, onClose }: Props) {
  const panduan = useSyncExternalStore(panduanLayar.subscribe, panduanLayar.read);
  const play = () => {
    onClose();
    if (panduan) void playPanduan(panduan);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Bantuan"
      footer={panduan && <Button onClick={play}>Panduan layar ini</Button>}
    >
      <dl className={classes['list']}>
        <dt>Presensi saya keliru</dt>
        <dd>
          Buka Riwayat Kehadiran, pilih harinya, lalu baca "Kenapa?". Operator instansi Anda dapat memperbaikinya.
        </dd>
        <dt>Tidak ada sambungan</dt>
        <dd>Presensi tetap dapat diambil. Ia tersimpan di perangkat dan dikirim sendiri saat tersambung.</dd>
        <dt>Menu terkunci atau tidak ada</dt>
        <dd>Menu bergembok memerlukan langganan. Menu yang tidak tampak memerlukan izin dari administrator.</dd>
        <dt>Mencari dengan cepat</dt>
        <dd>
          Tekan <kbd>Ctrl</kbd> <kbd>K</kbd> di mana saja untuk mencari menu dan anggota.
        </dd>
        <dt>Perlu bantuan lain</dt>
        <dd>Hubungi operator instansi Anda.</dd>
      </dl>
    </Dialog>
  );
}
