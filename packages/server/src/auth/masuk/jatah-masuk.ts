import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Jatah } from './percobaan-masuk.queries.ts';

type Pemegang = {
  /** What was typed as the name. */
  nama: string;
  user_id: number | undefined;
  /** The hash of this browser's secret, where the account knows it. */
  peramban: Buffer | null | undefined;
  /** The hash of the code by mail that was brought, where it holds. */
  kode: Buffer | undefined;
  ip: string;
};

/**
 * Whose budget a try is taken from. A browser that the account knows, and whoever brings a code from the person's
 * mail, has one of its own that no stranger can use up. All others share the account's, by whichever of its names they
 * come, and their address's. A name that no account has is treated as an account.
 */
export function jatahMasuk({ nama, user_id, peramban, kode, ip }: Pemegang): Jatah {
  const own = kode ?? peramban;
  if (own) return { kunci: `peramban|${own.toString('hex')}`, alamat: null };
  const kunci = user_id === undefined ? `nama|${hash('sha256', nama.toLowerCase())}` : `akun|${user_id}`;
  return { kunci, alamat: jatahAlamat(ip) };
}

/** An IPv6 line has a whole /64 of addresses to change among; it counts as one. */
export function jatahAlamat(ip: string): string {
  return `alamat|${isIPv6(ip) ? jaringanOf(ip) : ip}`;
}

function jaringanOf(ip: string): string {
  const [kiri = '', kanan] = ip.toLowerCase().split('::');
  const head = kiri.split(':').filter(Boolean);
  const tail = kanan === undefined ? [] : kanan.split(':').filter(Boolean);
  const groups = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((one) => one.replace(/^0+(?=.)/, ''))
    .join(':');
}
