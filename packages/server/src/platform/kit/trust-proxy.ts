import { compile } from '@fastify/proxy-addr';

/** Whether the address at this place, counted from the server outward, is a proxy whose word is believed. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * What TRUST_PROXY says: so many proxies stand in front (`2`), or these addresses are proxies (`10.0.0.5, 10.1.0.0/16`,
 * also `loopback`, `linklocal`, `uniquelocal`). Either way X-Forwarded-For is read from the right, and what a client
 * wrote into it himself is not reached. Throws where it says neither, or would believe everybody.
 */
export function readTrustProxy(text: string): TrustProxy {
  if (/^[1-9]$/.test(text)) {
    const hops = Number(text);
    return (_, hop) => hop < hops;
  }
  const addresses = text.split(',').map((one) => one.trim());
  if (addresses.some((one) => /^\d*$/.test(one) || /\/0+(\.0+)*$/.test(one))) throw new TypeError(text);
  return compile(addresses);
}
