import { SentenceError } from '../../kit/failure/sentence-error.ts';
const TIMEOUT_MS = 15_000;

export type Position = { lat: number; lng: number; accuracy_meter: number };

const KALIMAT: Record<number, string> = {
  1: 'Izin lokasi ditolak. Izinkan lokasi untuk situs ini di peramban Anda',
  2: 'Lokasi perangkat ini tidak dapat ditemukan',
  3: 'Lokasi belum ditemukan. Coba lagi di tempat yang lebih terbuka',
};

/** Where this device is now; throws a sentence for the person when it cannot be told. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator))
      return reject(new SentenceError('Perangkat ini tidak dapat memberi tahu lokasinya'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracy_meter: Math.round(accuracy) }),
      ({ code }) => reject(new SentenceError(KALIMAT[code] ?? 'Lokasi perangkat ini tidak dapat ditemukan')),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
}
