import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { ERRORS } from '@hadir/contract/errors.generated.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { BarisTersimpan } from './log.queries.ts';
import { isRecord } from './is-record.ts';
import { jenisOf } from './jenis-of.ts';
import { namePermintaan } from './name-permintaan.ts';
import { sebutPerubahan } from './sebut-perubahan.ts';

/** A line as people read it. */
export function toBarisLog({ sebelum, sesudah, ...baris }: BarisTersimpan, zona: Zona): BarisLog {
  const { penolakan, rincian, ...rest } = isRecord(sesudah) ? sesudah : { penolakan: undefined, rincian: undefined };
  const isRefused = typeof penolakan === 'string';
  const isi = { ...(isRecord(sebelum) ? sebelum : {}), ...rest };
  const objek = jenisOf(baris.objek, isi);
  const permintaan = namePermintaan(objek, isi, baris.nama_tentang);
  // What is named in words needs no number beside its name.
  const tanpa = permintaan === null ? [] : [`${objek}_id`, 'user_id'];
  const perubahan = sebutPerubahan(sebelum, isRefused ? rest : sesudah, { zona, objek }, tanpa);
  return {
    ...baris,
    nama_objek: permintaan ?? baris.nama_objek ?? (isRefused ? null : namaOf(isi)),
    penolakan: isRefused ? sebutPenolakan(penolakan, isRecord(rincian) ? rincian : {}) : null,
    perubahan,
  };
}

/** What the record calls itself: of one that was made or is gone, which its number leads nowhere to. */
function namaOf({ nama, judul }: Readonly<Record<string, unknown>>): string | null {
  const sebutan = nama ?? judul;
  return typeof sebutan === 'string' ? sebutan : null;
}

/**
 * The sentence of a refusal, without the particulars, which are not the log's to keep, but for our own words; of one that is no longer in the
 * catalogue its code.
 */
const sebutPenolakan = (code: string, rincian: Record<string, unknown>): string =>
  code in ERRORS
    ? ERRORS[code as ErrorCode].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const kata = rincian[name];
        return typeof kata === 'string' ? kata : '…';
      })
    : code;
