import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckInCard } from './check-in-card.tsx';
import classes from './check-in-screen.module.css';
import { TodayEvents } from './today-events.tsx';
import { useLastPresensi } from './use-last-presensi.ts';
import { WaitingTaps } from './waiting-taps.tsx';

type Props = { me: Me; organisasi_id: number };

/** The own check-in of those whose Beranda shows the organisation; the location is asked for only when it is opened. */
export function MyPresensiCard({ me, organisasi_id }: Props) {
  const { last } = useLastPresensi(organisasi_id, me.user_id);
  const isLedHere = useLocation({ select: ({ hash }) => hash === 'presensi' });
  const [isPressed, setPressed] = useState(false);
  if (!last?.is_anggota) return null;
  if (isLedHere || isPressed) {
    return (
      <>
        <CheckInCard me={me} organisasi_id={organisasi_id} last={last} />
        <WaitingTaps user_id={me.user_id} zone={last.timezone} />
      </>
    );
  }
  return (
    <section id="presensi" className={classes['card']} aria-label="Presensi saya">
      <div className={classes['row']}>
        <h2>Presensi saya hari ini</h2>
        <Button onClick={() => setPressed(true)}>Presensi</Button>
      </div>
      <TodayEvents presensi={last.presensi} />
    </section>
  );
}
