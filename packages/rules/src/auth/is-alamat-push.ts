/** The push services of the browsers: Chrome, Edge and their kin; Firefox; Windows; Safari. */
const LAYANAN = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

/**
 * Whether the server may send to an address that a browser named (aturan/akses#push): https, to a push service that is
 * known, on its usual port. Anything else would let whoever signs in make the server call where he likes.
 */
export function isAlamatPush(alamat: string): boolean {
  const [, host, selebihnya] = /^https:\/\/([a-z0-9.-]+)(\/[^\s]*)$/.exec(alamat) ?? [];
  if (host === undefined || selebihnya === undefined) return false;
  return LAYANAN.some((layanan) => host === layanan || host.endsWith(`.${layanan}`));
}
