import { useRef } from 'react';
import { Card } from '../../ui/show/card.tsx';
import classes from './pindai.module.css';
import { usePemindai } from './use-pemindai.ts';

const SEBUT = {
  menyala: 'Menyalakan kamera…',
  siap: 'Arahkan kamera ke kode QR di layar kios.',
  ditolak:
    'Kamera tidak diizinkan. Izinkan kamera bagi alamat ini di setelan peramban, atau pindai dengan aplikasi kamera ponsel Anda.',
  tidak_ada: 'Kamera tidak ditemukan di perangkat ini. Pindai dengan aplikasi kamera ponsel Anda.',
} as const;

/** The camera, looking for a kiosk's code. */
export function PemindaiCard({ onRead }: { onRead: (teks: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const keadaan = usePemindai(video, 'environment', onRead);
  return (
    <Card title="Pindai kode di kios">
      <div className={classes['pemindai']}>
        <video ref={video} playsInline muted data-keadaan={keadaan} aria-label="Gambar kamera" />
        <p role="status">{SEBUT[keadaan]}</p>
      </div>
    </Card>
  );
}
