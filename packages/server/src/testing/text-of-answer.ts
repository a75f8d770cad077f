import { execFileSync } from 'node:child_process';
import { inflateRawSync } from 'node:zlib';
import { listZipEntries } from '../platform/files/xlsx/list-zip-entries.ts';
import type { Answer } from './caller.ts';

/** What a person can read of an answer: of a PDF its words, of a sheet all of its parts, of the rest as it is. */
export function textOfAnswer({ raw, headers }: Pick<Answer, 'raw' | 'headers'>): string {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/pdf')) {
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString();
  }
  if (!type.includes('spreadsheetml')) return raw.toString();
  const parts = (listZipEntries(raw) ?? []).map(({ start, isDeflated, size }) => {
    const packed = raw.subarray(start, start + size);
    return (isDeflated ? inflateRawSync(packed) : packed).toString();
  });
  return parts.join('\n');
}
