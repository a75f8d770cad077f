import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { findAturanBersama } from '@hadir/rules/cuti/bersama/find-aturan-bersama.ts';
import type { LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listTanggalBersama } from '../../hari-libur/cuti-bersama.queries.ts';
import { listAturanBersama } from './aturan-bersama.queries.ts';
import { findKategoriTahunan, listAnggotaBersama, type AnggotaBersama } from './cuti-bersama.queries.ts';
import { computeBersama, type NilaiBersama } from './compute-bersama.ts';
import { judgeHariBersama } from './judge-hari-bersama.ts';
import { lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { insertBaris, loadLots, type BarisTertulis } from '../saldo/lot-saldo.queries.ts';
import { lockSemuaAnggota } from '../saldo/pemilik-saldo.queries.ts';

/** How far back days may still change; before that the ledger is left as it is. */
const HARI_MUNDUR = 62;

type Ctx = {
  db: Db;
  now: Date;
  today: Tanggal;
  organisasi: { tenant_id: number; organisasi_id: number };
  /** Absent where the product itself writes. */
  actor?: { user_id: number };
};

/**
 * Brings every member's annual leave to what this year's cuti bersama do to it: those to come by the schedule, those
 * that passed by what the day came to. May be run again, late, and by two at once; answers what it wrote, what the
 * balances did not reach, and who worked without having to.
 */
export async function syncCutiBersama(ctx: Ctx): Promise<HasilBersama['baris']> {
  await lockCutiOrganisasi(ctx);
  const [kategori, anggota] = [await findKategoriTahunan(ctx), await listAnggotaBersama(ctx)];
  const range = rangeOf(ctx.today);
  const nilai: NilaiBersama = kategori ? await judgeSemua(ctx, range, anggota) : new Map();

  await lockSemuaAnggota(ctx);
  const lots = await loadLots(ctx, { user_ids: 'semua' });
  const byUser = new Map<number, [number, LotSaldo[]][]>();
  for (const [key, own] of lots) {
    const [user_id = 0, cuti_kategori_id = 0] = key.split(' ').map(Number);
    byUser.set(user_id, [...(byUser.get(user_id) ?? []), [cuti_kategori_id, own]]);
  }
  const tulisan: BarisTertulis[] = [];
  const hasil = anggota.flatMap((one) => {
    const ledgers = new Map(byUser.get(one.user_id));
    if (kategori && !ledgers.has(kategori.cuti_kategori_id)) ledgers.set(kategori.cuti_kategori_id, []);
    return [...ledgers].flatMap(([cuti_kategori_id, own]) => {
      const isTahunan = cuti_kategori_id === kategori?.cuti_kategori_id;
      const computed = computeBersama(one, own, { nilai: isTahunan ? nilai : new Map(), range, today: ctx.today });
      tulisan.push(...computed.tulisan.map((row) => ({ ...row, user_id: one.user_id, cuti_kategori_id })));
      return computed.baris;
    });
  });
  await insertBaris(ctx, tulisan);
  return hasil;
}

const rangeOf = (today: Tanggal): TanggalRange => {
  const tahun = today.slice(0, 4);
  const mundur = addDays(today, -HARI_MUNDUR);
  return { tgl_awal: mundur < `${tahun}-01-01` ? mundur : `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
};

async function judgeSemua(ctx: Ctx, range: TanggalRange, anggota: readonly AnggotaBersama[]): Promise<NilaiBersama> {
  const aturan = await listAturanBersama(ctx);
  const nilai: NilaiBersama = new Map();
  for (const hari of await listTanggalBersama(ctx, range)) {
    const mengurangi = findAturanBersama(aturan, hari.tanggal)?.mengurangi;
    const putusan = mengurangi ? await judgeHariBersama(ctx, hari, { anggota, mengurangi }) : null;
    nilai.set(hari.tanggal, { nama: hari.nama, putusan });
  }
  return nilai;
}
