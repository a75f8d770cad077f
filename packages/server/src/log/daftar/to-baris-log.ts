import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { ERRORS } from '@hadir/contract/errors.generated.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { BarisTersimpan } from './log.queries.ts';
import { jenisOf } from './jenis-of.ts';
import { sebutPerubahan } from './sebut-perubahan.ts';

/** A line as people read it. */
export function toBarisLog({ sebelum, sesudah, ...baris }: BarisTersimpan, zona: Zona): BarisLog {
  const { penolakan, ...rest } = isRecord(sesudah) ? sesudah : { penolakan: undefined };
  const isRefused = typeof penolakan === 'string';
  const objek = jenisOf(baris.objek, { ...(isRecord(sebelum) ? sebelum : {}), ...rest });
  const perubahan = sebutPerubahan(sebelum, isRefused ? rest : sesudah, { zona, objek });
  return { ...baris, penolakan: isRefused ? sebutPenolakan(penolakan) : null, perubahan };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The sentence of a refusal, without the particulars, which are not the log's to keep; of one that is no longer in the
 * catalogue its code.
 */
const sebutPenolakan = (code: string): string =>
  code in ERRORS ? ERRORS[code as ErrorCode].message.replaceAll(/\{\w+\}/g, '…') : code;
