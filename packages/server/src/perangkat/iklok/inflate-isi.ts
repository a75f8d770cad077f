import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCodes } from 'fastify';

const inflate = promisify(gunzip);

/** What a machine sent, unpacked where it packs: never more than `maks` bytes. Refuses what is broken or packed otherwise. */
export async function inflateIsi(sandi: string | undefined, isi: Buffer, maks: number): Promise<Buffer> {
  const cara = sandi?.trim().toLowerCase() ?? 'identity';
  if (cara === 'identity' || cara === '') return isi;
  if (cara !== 'gzip' && cara !== 'x-gzip') throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(cara);
  try {
    return await inflate(isi, { maxOutputLength: maks });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge
      ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      : Object.assign(new Error('Broken gzip'), { statusCode: 400 });
  }
}
