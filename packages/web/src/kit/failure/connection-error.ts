import { SentenceError } from './sentence-error.ts';

/** No answer came: the device is offline, or the server cannot be reached. Whether the request arrived is unknown. */
export class ConnectionError extends SentenceError {
  override name = 'ConnectionError';

  constructor(options?: ErrorOptions) {
    super('Tidak ada sambungan ke server. Periksa internet Anda, lalu coba lagi', options);
  }
}
