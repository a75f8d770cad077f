import { useRef, useState } from 'react';
import { DitolakKios } from './ditolak-kios.tsx';
import { JamLayar } from './jam-layar.tsx';
import { KabarKios } from './kabar/kabar-kios.tsx';
import classes from './kios.module.css';
import type { Ingatan } from './ingatan/kios-db.ts';
import { KodeKios } from './kode-kios.tsx';
import type { MesinKios, TampakKios } from './mesin-kios.ts';
import { PapanPin } from './papan-pin.tsx';
import { usePemindai } from '../pindai/use-pemindai.ts';
import { useSuara } from './kabar/use-suara.ts';
import { useLayanan } from './use-layanan.ts';
import { useUsbScanner } from './use-usb-scanner.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Props = { mesin: MesinKios; tampak: TampakKios; ingatan: Ingatan };

/** A kiosk at work: the time, the place, the code, and whoever holds his card before it. */
export function LayarKios({ mesin, tampak, ingatan }: Props) {
  const { keadaan } = ingatan;
  const video = useRef<HTMLVideoElement>(null);
  const [isDitolak, setDitolak] = useState(false);
  const suara = useSuara();
  const { kabar, lewat, tanya, bacaKartu, bacaPin, mintaPin, batal } = useLayanan(mesin, keadaan, video, suara.bunyi);
  const kamera = usePemindai(video, 'user', (teks) => void bacaKartu(teks));
  useUsbScanner((teks) => void bacaKartu(teks), tanya !== null);
  useWakeLock();
  return (
    <main className={classes['layar']}>
      <header>
        <h1>{keadaan.nama_organisasi}</h1>
        <p>
          {keadaan.nama} · {keadaan.nama_lokasi}
        </p>
      </header>
      <JamLayar mesin={mesin} zona={keadaan.timezone} />
      <KodeKios mesin={mesin} keadaan={keadaan} />
      <section className={classes['kartu']} aria-label="Kartu anggota">
        <video ref={video} playsInline muted data-keadaan={kamera} />
        <p>{KAMERA[kamera]}</p>
        {keadaan.kios_pin === 'pengganti' && (
          <button type="button" className={classes['utama']} onClick={mintaPin}>
            Pakai PIN
          </button>
        )}
      </section>
      <footer>
        <span role="status">{sebutKeadaan(tampak)}</span>
        {tampak.ditolak.length > 0 && (
          <button type="button" onClick={() => setDitolak(true)}>
            {tampak.ditolak.length} ditolak
          </button>
        )}
        <button type="button" onClick={suara.ganti}>
          Suara {suara.isNyala ? 'nyala' : 'mati'}
        </button>
        <button type="button" onClick={() => void document.documentElement.requestFullscreen?.()}>
          Layar penuh
        </button>
      </footer>
      <KabarKios kabar={kabar} isMengetik={tanya !== null} onLewat={lewat} />
      {tanya && (
        <PapanPin
          key={tanya.ke}
          judul={tanya.kenal ? `PIN ${tanya.kenal.anggota.nama}` : 'PIN Anda'}
          pesan={tanya.pesan}
          onSubmit={(pin) => void bacaPin(pin)}
          onCancel={batal}
        />
      )}
      {isDitolak && (
        <DitolakKios mesin={mesin} zona={keadaan.timezone} ditolak={tampak.ditolak} onClose={() => setDitolak(false)} />
      )}
    </main>
  );
}

const KAMERA = {
  menyala: 'Menyalakan kamera…',
  siap: 'Hadapkan kode QR kartu Anda ke kamera',
  ditolak: 'Kamera tidak diizinkan. Izinkan di peramban, atau pakai pemindai',
  tidak_ada: 'Tanpa kamera. Pindai kode di layar ini, atau pakai pemindai kartu',
} as const;

function sebutKeadaan({ isTersambung, menunggu, kiosLain }: TampakKios): string {
  const sini = menunggu - kiosLain;
  return [
    isTersambung ? sini === 0 && 'Tersambung' : 'Tanpa jaringan: presensi disimpan di perangkat',
    sini > 0 && `${sini} presensi menunggu dikirim`,
    kiosLain > 0 && `${kiosLain} presensi dari kios yang dahulu di tablet ini menunggu; pasang lagi sebagai kios itu`,
  ]
    .filter(Boolean)
    .join('. ');
}
