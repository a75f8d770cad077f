import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { lockMesin, type MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { listKunciTersimpan } from '../dasar/tertahan.queries.ts';
import { bagiKiriman } from './bagi-kiriman.ts';
import { readKiriman, type BarisKiriman } from './read-kiriman.ts';
import { storeBarisMesin } from './store-baris-mesin.ts';

/** A send of no more lines is fresh, if the machine was in contact: what its clock is off by can be seen in it. */
const SEGAR = 5;

/**
 * Stores a machine's lines and answers how many it may forget, or null where it was put out of use meanwhile. What was
 * stored before a failure stays; the machine, which was not answered, sends all again, and each line is there once.
 */
export async function receiveAttlog(
  deps: Deps,
  mesin: MesinTerdaftar,
  isi: Uint8Array,
  stamp: string | null,
): Promise<number | null> {
  const { tenant_id, organisasi_id, timezone, terakhir_terlihat, tersambung_sejak } = mesin;
  const now = deps.now();
  const within = <T>(work: (db: Db) => Promise<T>) =>
    deps.slots(() => inScope(deps.db, { lingkup: 'organisasi', tenant_id, organisasi_id }, work));

  const { jumlah, baris, rusak } = await readKiriman(isi, timezone);
  let porsi = bagiKiriman(baris);
  // What is sent again as a whole costs one look.
  if (porsi.length > 1) {
    const tersimpan = await within((db) => listKunciTersimpan(db, mesin, baris.map(kunciOf)));
    porsi = bagiKiriman(baris.filter(({ kunci }) => !tersimpan.has(kunci)));
  }
  for (const [n, lines] of (porsi.length > 0 ? porsi : [[]]).entries()) {
    const isLast = n >= porsi.length - 1;
    const kiriman = {
      stamp: isLast ? stamp : null,
      rusak: isLast ? rusak : [],
      isSegar: jumlah <= SEGAR,
      isLater: porsi.length > 1,
    };
    const isStored = await within(async (db) => {
      const locked = await lockMesin(db, mesin, now);
      if (locked?.status !== STATUS_RECORD.aktif) return false;
      // Its contact and its zone as they were when it began to speak.
      const speaking = { ...locked, timezone, terakhir_terlihat, tersambung_sejak };
      await storeBarisMesin({ db, now, deps }, speaking, lines, kiriman);
      return true;
    });
    if (!isStored) return null;
  }
  if (jumlah > 0) deps.siaran.tell(organisasi_id);
  return jumlah;
}

const kunciOf = ({ kunci }: BarisKiriman) => kunci;
