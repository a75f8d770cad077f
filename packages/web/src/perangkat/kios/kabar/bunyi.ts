let audio: AudioContext | undefined;

export type Bunyi = 'berhasil' | 'ulang' | 'simpan' | 'gagal';
type Nada = { hertz: number; detik: number };

/** Rising where it was recorded, one tone where it was already, two alike where it is kept and not yet accepted, low and long where it was not: told apart without looking. */
const NADA: Record<Bunyi, readonly Nada[]> = {
  berhasil: [
    { hertz: 660, detik: 0.1 },
    { hertz: 990, detik: 0.16 },
  ],
  ulang: [{ hertz: 660, detik: 0.12 }],
  simpan: [
    { hertz: 523, detik: 0.12 },
    { hertz: 523, detik: 0.12 },
  ],
  gagal: [
    { hertz: 247, detik: 0.18 },
    { hertz: 185, detik: 0.34 },
  ],
};
const JEDA = 0.03;
const KERAS = 0.25;

/** Makes the tones of what happened. Silent until somebody has touched the page, as browsers want it. */
export function bunyikan(bunyi: Bunyi): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  let mulai = audio.currentTime;
  for (const { hertz, detik } of NADA[bunyi]) {
    const nada = audio.createOscillator();
    const volume = audio.createGain();
    nada.frequency.value = hertz;
    // Without a slope at its end a tone clicks.
    volume.gain.setValueAtTime(KERAS, mulai);
    volume.gain.linearRampToValueAtTime(0, mulai + detik);
    nada.connect(volume).connect(audio.destination);
    nada.addEventListener('ended', () => volume.disconnect());
    nada.start(mulai);
    nada.stop(mulai + detik);
    mulai += detik + JEDA;
  }
}
