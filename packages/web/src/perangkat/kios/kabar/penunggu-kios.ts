/** What became of a reading: `lambat` and `terputus` keep it on the device, and may be followed by what the server says. */
export type HasilBacaan =
  | { jenis: 'diterima'; isDitinjau: boolean }
  | { jenis: 'ditolak'; sebab: string }
  | { jenis: 'lambat' }
  | { jenis: 'terputus' };

type Dengar = (hasil: HasilBacaan) => void;

/** So long does whoever stands there wait for the server's answer. */
const SABAR_MS = 4000;

/** Those who wait to hear what became of what they did at this kiosk; `onLambat` hears that one waited in vain. */
export function openPenunggu(onLambat: () => void) {
  /** With what ends the wait of each who has heard nothing yet. */
  const penunggu = new Map<string, { dengar: Dengar; sampai: ReturnType<typeof setTimeout> | null }>();
  const keepOnDevice = (kunci: string, jenis: 'lambat' | 'terputus') => {
    const satu = penunggu.get(kunci);
    if (!satu?.sampai) return;
    clearTimeout(satu.sampai);
    penunggu.set(kunci, { ...satu, sampai: null });
    satu.dengar({ jenis });
  };
  return {
    add: (kunci: string, dengar: Dengar) => {
      const giveUp = () => {
        onLambat();
        keepOnDevice(kunci, 'lambat');
      };
      penunggu.set(kunci, { dengar, sampai: setTimeout(giveUp, SABAR_MS) });
    },
    /** The server has answered. */
    answer: (kunci: string, hasil: HasilBacaan) => {
      const satu = penunggu.get(kunci);
      if (!satu) return;
      penunggu.delete(kunci);
      if (satu.sampai) clearTimeout(satu.sampai);
      satu.dengar(hasil);
    },
    /** Nothing can be sent for now. */
    putus: () => {
      for (const kunci of penunggu.keys()) keepOnDevice(kunci, 'terputus');
    },
  };
}
