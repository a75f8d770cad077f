import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { forecastLots } from '@hadir/rules/cuti/saldo/forecast-lots.ts';
import { listHangus } from '@hadir/rules/cuti/saldo/list-hangus.ts';
import { countSaldo, listSaldoPerTahun, type LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { keyOfPemilik } from './lot-saldo.queries.ts';
import type { PemilikSaldo } from './saldo-cuti.queries.ts';

/** A balance on a date; on one to come as it will be if nothing more is used. */
export function toSaldo(
  pemilik: PemilikSaldo,
  stored: readonly LotSaldo[],
  { today, tanggal }: { today: Tanggal; tanggal: Tanggal },
): Saldo {
  const { user_id, nama, nip, cuti_kategori_id, kategori, is_setengah_hari, menunggu } = pemilik;
  const lots = tanggal > today ? forecastLots(stored, pemilik, today, tanggal) : stored;
  const jadwal_hangus = listHangus(lots, pemilik, tanggal);
  return {
    id: keyOfPemilik(pemilik),
    user_id,
    nama,
    nip,
    cuti_kategori_id,
    kategori,
    is_setengah_hari,
    sisa: countSaldo(lots, tanggal),
    menunggu,
    per_tahun: listSaldoPerTahun(lots, tanggal).filter(({ sisa }) => sisa !== 0),
    hangus: jadwal_hangus[0] ?? null,
    jadwal_hangus,
  };
}
