import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import { fileTypeFromBuffer } from 'file-type';

const KNOWN: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'image/jpeg',
  'image/png',
  'image/webp',
] satisfies MediaType[];

/** A file's type judged by its content alone; undefined where it is none that Hadir takes. */
export async function mediaTypeOf(content: Uint8Array): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(content);
  if (found) return KNOWN.includes(found.mime) ? (found.mime as MediaType) : undefined;
  return isText(content) ? 'text/plain' : undefined;
}

/** Machines write their logs in ASCII or an 8-bit code; only control characters tell a text from the rest. */
function isText(content: Uint8Array): boolean {
  const sample = content.subarray(0, 65_536);
  return sample.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 26);
}
