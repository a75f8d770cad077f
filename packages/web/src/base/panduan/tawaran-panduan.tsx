import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { panduanDitawarkan } from './panduan-ditawarkan.ts';
import { panduanLayar } from './panduan-layar.ts';
import type { NamaPanduan } from './panduan.ts';
import { playPanduan } from './play-panduan.ts';
import classes from './tawaran-panduan.module.css';

/** On the first visit of a screen its guided tour is offered; it never begins by itself, for who comes has work to do. */
export function TawaranPanduan({ nama }: { nama: NamaPanduan }) {
  const user_id = useSession()?.me.user_id;
  const [closed, setClosed] = useState(false);
  useEffect(() => panduanLayar.enter(nama), [nama]);
  if (user_id === undefined || closed || panduanDitawarkan.has(user_id, nama)) return null;
  const close = () => {
    panduanDitawarkan.add(user_id, nama);
    setClosed(true);
  };
  return (
    <aside className={classes['tawaran']} aria-label="Panduan layar">
      <p>Baru pertama kali di layar ini?</p>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => {
          close();
          void playPanduan(nama);
        }}
      >
        Lihat panduan
      </Button>
      <CloseButton aria-label="Tutup tawaran panduan" onClick={close} />
    </aside>
  );
}
