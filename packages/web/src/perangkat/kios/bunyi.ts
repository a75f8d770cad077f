let audio: AudioContext | undefined;

/** A short tone: high where it was recorded, low where it was not. Silent until somebody has touched the page. */
export function bunyikan(jenis: 'berhasil' | 'gagal'): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const nada = audio.createOscillator();
  const volume = audio.createGain();
  nada.frequency.value = jenis === 'berhasil' ? 880 : 220;
  volume.gain.value = 0.2;
  nada.connect(volume).connect(audio.destination);
  nada.start();
  nada.stop(audio.currentTime + (jenis === 'berhasil' ? 0.15 : 0.4));
}
