import type { MesinKios } from './mesin-kios.ts';

const PERIKSA_MS = 60_000;
const CARI_VERSI_MS = 3_600_000;
/** Nobody has been here for so long. */
const SEPI_MS = 5 * 60_000;
/** A page that has run this long comes anew in the small hours: an old browser gathers what it does not give back. */
const LAMA_MS = 12 * 3_600_000;
const DINI_HARI = [2, 3];

/** Keeps the page on the device, and lets it come anew, with a newer version or after a long day, while nobody is there. */
export function keepHalaman(mesin: MesinKios): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const mulai = performance.now();
  let isBaru = false;
  const wasKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => void (isBaru = wasKept));

  const begin = async () => {
    const kept = await navigator.serviceWorker.register('/kios-sw.js', { scope: '/kios' });
    // Without a network there is no newer version: the next hour asks again.
    setInterval(() => void kept.update().catch(() => undefined), CARI_VERSI_MS);
  };
  // A browser without room for it works while it has a network, as every page does.
  void begin().catch(() => undefined);

  setInterval(() => {
    const isSepi = performance.now() - mesin.terakhirDipakai() > SEPI_MS;
    const isLelah = performance.now() - mulai > LAMA_MS && DINI_HARI.includes(mesin.jamSetempat());
    if (isSepi && navigator.serviceWorker.controller && (isBaru || isLelah)) location.reload();
  }, PERIKSA_MS);
}
