import { isIP } from 'node:net';
import { isLocalHost } from '../../platform/kit/is-local-host.ts';

/** Where machines find this server: a port of their own has no TLS, whatever stands before the other one (aturan/perangkat#pemasangan). */
export function toAlamatMesin(publicUrl: string, portaMesin: number | null) {
  const { hostname, port, protocol } = new URL(publicUrl);
  const alamat = hostname.replace(/^\[|\]$/g, '');
  const is_https = portaMesin === null && protocol === 'https:';
  const porta = portaMesin ?? (port === '' ? (is_https ? 443 : 80) : Number(port));
  return { alamat, is_domain: isIP(alamat) === 0, porta, is_https, is_lokal: isLocalHost(hostname) };
}
