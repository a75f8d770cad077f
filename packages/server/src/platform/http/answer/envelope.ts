import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { Mailer } from '../../mail/mailer.ts';

/** The status of a call that succeeds. */
export const hasilOf = (endpoint: Endpoint): 200 | 201 => (endpoint.created ? 201 : 200);

/** What a message says besides that promises a mail, where no mail server takes it. */
export const TANPA_SERVER_SURAT =
  'Server surat belum diatur, jadi surat itu tidak sampai. Minta pengelola server Hadir mengaturnya; sementara ini, kabari orangnya langsung';

/** The same to whoever has no account yet: the mail would have come to himself. */
export const TANPA_SURAT_KEPADA_TAMU =
  'Server surat belum diatur, jadi surat itu tidak sampai. Hubungi pengelola Hadir untuk melanjutkan';

/** The same where whoever tries the product reads them himself. */
export const SURAT_DI_KOTAK = 'Belum ada server surat: suratnya terbaca di /kotak-surat, di mesin server ini';

/** The success envelope around what a call that was asked so answers. */
export function envelopeOf(endpoint: Endpoint, input: unknown, output: unknown, mail: Tujuan) {
  const asked = (input ?? {}) as Readonly<Record<string, unknown>>;
  const message = messageOf(endpoint, asked, output);
  const isUnsent = endpoint.mails === true && !mail.isServer;
  return {
    code: hasilOf(endpoint),
    message: isUnsent ? `${message}. ${kemanaSurat(endpoint, mail)}` : message,
    data: output ?? null,
  };
}

type Tujuan = Pick<Mailer, 'isServer' | 'isKotak'>;

function kemanaSurat({ scope }: Endpoint, { isKotak }: Tujuan): string {
  if (isKotak) return SURAT_DI_KOTAK;
  return scope === 'public' ? TANPA_SURAT_KEPADA_TAMU : TANPA_SERVER_SURAT;
}

function messageOf(endpoint: Endpoint, asked: Readonly<Record<string, unknown>>, output: unknown): string {
  const { method, message } = endpoint;
  if (asked['is_uji_coba'] === true) return 'Uji coba: belum ada yang disimpan';
  if (message !== undefined) return typeof message === 'string' ? message : message(asked, output);
  if (method === 'DELETE') return 'Data berhasil dihapus';
  return isWrite(endpoint) ? 'Data Berhasil disimpan' : 'Berhasil';
}
