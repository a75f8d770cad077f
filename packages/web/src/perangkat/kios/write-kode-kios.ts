import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { isiTanda, langkahKios } from '@hadir/rules/perangkat/kode-kios.ts';
import { fromBase64url, toBase64url } from '../../kit/base64url.ts';

const TANDA_BYTES = 12;

/** The link that a kiosk shows at an instant: the phone's own camera opens it, and the application's scanner reads it. */
export async function writeKodeKios(
  { perangkat_id, organisasi_id, rahasia }: KeadaanKios,
  saat: number,
  asal: string,
): Promise<string> {
  const isi = isiTanda({ perangkat_id, langkah: langkahKios(saat) });
  const kunci = await crypto.subtle.importKey('raw', fromBase64url(rahasia), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const tanda = new Uint8Array(await crypto.subtle.sign('HMAC', kunci, new TextEncoder().encode(isi)));
  return `${asal}/organisasi/${organisasi_id}/qrcode?kode=${isi}.${toBase64url(tanda.subarray(0, TANDA_BYTES))}`;
}
