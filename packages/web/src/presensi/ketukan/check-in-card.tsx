import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { orNothing } from '../../base/page/or-nothing.ts';
import { isInactive } from '../../base/session/is-inactive.ts';
import { useSession } from '../../base/session/use-session.ts';
import { Link } from '../../ui/show/link.tsx';
import { BigClock } from './big-clock.tsx';
import classes from './check-in-screen.module.css';
import { kalimatJadwal } from './kalimat-jadwal.ts';
import { LocationLine } from '../bukti/location-line.tsx';
import { nextSisi } from './next-sisi.ts';
import { PresensiButton } from './presensi-button.tsx';
import { SelfieField } from '../bukti/selfie-field.tsx';
import { TapOutcomeNotice } from './tap-outcome-notice.tsx';
import { usePosition, type Position } from '../bukti/use-position.ts';
import { useServerTime } from './use-server-time.ts';
import { useTap } from './use-tap.ts';

const DiBawahTombol = lazy(() => orNothing(async () => (await import('./di-bawah-tombol.tsx')).DiBawahTombol));

/** A phone that has just been taken out still looks for its place; the tap is kept meanwhile and waits so long for it. */
const TUNGGU_LOKASI_MS = 6000;

type Props = { me: Me; organisasi_id: number; last: PresensiTerakhir };

/** The time, the schedule, where one stands, and the button. */
export function CheckInCard({ me, organisasi_id, last }: Props) {
  const zone = last.timezone;
  const inactive = isInactive(me, useSession()?.organisasi ?? null);
  const now = useServerTime();
  const { position, retry, settle } = usePosition();
  const sisi = nextSisi(last, now);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const { outcome, busy, tap } = useTap(organisasi_id, me.user_id);

  const take = async () => {
    const later = position.state === 'searching' ? settle(TUNGGU_LOKASI_MS).then(placeOf) : undefined;
    await tap({ ...placeOf(position), ...(photo && { foto: photo }) }, later);
    setPhoto(null);
  };

  return (
    <section id="presensi" className={classes['card']} data-main aria-label="Presensi">
      <BigClock now={now} zone={zone} />
      {!inactive && <p className={classes['schedule']}>{kalimatJadwal(last)}</p>}
      <LocationLine position={position} onRetry={retry} tempat={last} />
      <PresensiButton sisi={sisi} busy={busy} disabled={inactive} onTap={() => void take()} />
      <Suspense>
        <DiBawahTombol organisasi_id={organisasi_id} last={last} sisi={sisi} inactive={inactive} />
      </Suspense>
      <SelfieField photo={photo} onChange={setPhoto} disabled={busy || inactive} />
      <TapOutcomeNotice outcome={outcome} zone={zone} />
      {!inactive && <Link href={hrefTo('device.qrcode', { organisasi_id })}>Presensi di kios</Link>}
    </section>
  );
}

const placeOf = (position: Position) =>
  position.state === 'found' ? { lat: position.lat, lng: position.lng, akurasi: position.akurasi } : {};
