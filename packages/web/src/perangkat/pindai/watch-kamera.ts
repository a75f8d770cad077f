import { openPembaca } from './open-pembaca.ts';

export type KeadaanKamera = 'menyala' | 'siap' | 'ditolak' | 'tidak_ada';

/** Between two looks: often enough for a hand that holds still a moment, seldom enough for an old processor. */
const JEDA_MS = 250;
/** The same code that stays in view is told once. */
const SAMA_MS = 4000;

/**
 * Lights the camera in `gambar` and tells every code that it sees until `signal` ends, when the light goes out.
 * Returns when the camera stands or why it does not.
 */
export async function watchKamera(
  gambar: HTMLVideoElement,
  arah: 'user' | 'environment',
  onRead: (teks: string) => void,
  signal: AbortSignal,
): Promise<KeadaanKamera> {
  if (!navigator.mediaDevices?.getUserMedia) return 'tidak_ada';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: arah, width: { ideal: 1280 } },
      audio: false,
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'ditolak' : 'tidak_ada';
  }
  const darken = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) {
    darken();
    return 'menyala';
  }
  signal.addEventListener('abort', darken);
  gambar.srcObject = stream;
  await gambar.play();
  const baca = await openPembaca();
  let terakhir = { teks: '', saat: 0 };
  const look = async () => {
    // A picture that cannot be read is one without a code: the next one comes at once.
    const teks = await baca(gambar).catch(() => null);
    if (signal.aborted) return;
    const saat = performance.now();
    if (teks !== null) {
      if (teks !== terakhir.teks || saat - terakhir.saat > SAMA_MS) onRead(teks);
      terakhir = { teks, saat };
    }
    setTimeout(() => void look(), JEDA_MS);
  };
  void look();
  return 'siap';
}
