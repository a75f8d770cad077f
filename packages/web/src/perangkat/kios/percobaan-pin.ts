/** So many wrong PINs, whoever typed them, and the keys rest. */
const MAKS_SALAH = 3;
const ISTIRAHAT_MS = 60_000;
const TERLAMA_MS = 15 * 60_000;

/**
 * Counts the wrong PINs typed at a kiosk, over all who stand there: leaving the keys and coming back begins nothing anew.
 * Each rest is twice as long as the one before, until somebody knows his PIN.
 */
export function openPercobaanPin(sekarang: () => number) {
  let salah = 0;
  let istirahat = ISTIRAHAT_MS;
  let sampai = 0;
  return {
    /** For how many more milliseconds no PIN is taken; 0 where one is. */
    sisa: () => Math.max(0, sampai - sekarang()),
    /** One was wrong; answers whether the keys rest from now on. */
    salah: (): boolean => {
      salah += 1;
      if (salah < MAKS_SALAH) return false;
      salah = 0;
      sampai = sekarang() + istirahat;
      istirahat = Math.min(istirahat * 2, TERLAMA_MS);
      return true;
    },
    benar: () => {
      salah = 0;
      istirahat = ISTIRAHAT_MS;
    },
  };
}
