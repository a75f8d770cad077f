import type { Lapor } from '../../packages/server/src/testing/serangan/lapor.ts';

const EVERY_MS = 5_000;

/** Writes how far a part is every few seconds, and at once what does not hold. */
export function tulisKabar(bagian: string): Lapor {
  const from = performance.now();
  let told = from;
  let salah = 0;
  return {
    maju: (selesai, dari) => {
      const now = performance.now();
      if (now - told < EVERY_MS) return;
      told = now;
      const tiapDetik = Math.round((selesai * 1_000) / (now - from));
      console.error(`${bagian}: ${selesai} dari ${dari}, ${tiapDetik} per detik, ${salah} tidak bertahan.`);
    },
    salah: (kalimat) => {
      salah += 1;
      console.error(`TIDAK BERTAHAN: ${kalimat}`);
    },
  };
}
