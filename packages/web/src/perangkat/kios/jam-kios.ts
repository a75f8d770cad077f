/** A clock that was moved by more than this is not believed until the next contact. */
const GESER_MS = 60_000;

/** What a device can be asked for about time. */
type Sumber = { dinding: () => number; sejakMulai: () => number };

/** The server's time as a kiosk reckons it between contacts, and whether that can be believed. */
export function openJamKios({ dinding, sejakMulai }: Sumber, selisih_ms: number) {
  let selisih = selisih_ms;
  let terakhir = { dinding: dinding(), mulai: sejakMulai() };
  /** The screen was off meanwhile: a device that sleeps may stop counting, and its clock goes on. */
  let isTertidur = false;

  /** By how much the clock went on otherwise than the count since the last contact. */
  const geser = () => dinding() - terakhir.dinding - (sejakMulai() - terakhir.mulai);
  const isRagu = () => geser() < -GESER_MS || (geser() > GESER_MS && !isTertidur);

  return {
    /** Where the clock was moved the count alone tells: what is read then is doubted, and still about right. */
    sekarang: () => dinding() + selisih - (isRagu() ? geser() : 0),
    selisih: () => selisih,
    /** Takes the server's time, that it told between these two instants of the device's clock. */
    cocokkan: (server: number, dikirim: number, diterima: number) => {
      selisih = Math.round(server - (dikirim + diterima) / 2);
      terakhir = { dinding: dinding(), mulai: sejakMulai() };
      isTertidur = false;
    },
    tertidur: () => void (isTertidur = true),
    /** Whether somebody moved the device's clock since the last contact. */
    isRagu,
  };
}
export type JamKios = ReturnType<typeof openJamKios>;
