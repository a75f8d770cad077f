import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { SebabCutiBersama } from '@hadir/rules/cuti/bersama/judge-cuti-bersama.ts';
import { syncCutiBersama, type HariBersama } from '@hadir/rules/cuti/bersama/sync-cuti-bersama.ts';
import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { coversTanggal, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { AnggotaBersama } from './cuti-bersama.queries.ts';
import type { PutusanBersama } from './judge-hari-bersama.ts';
import { sebutBersama, type SebabBersama } from './sebut-bersama.ts';

/** Each cuti bersama with what it does to whom; null where no switch was in force. */
export type NilaiBersama = Map<Tanggal, { nama: string; putusan: Map<number, PutusanBersama> | null }>;
type Baris = HasilBersama['baris'][number];
type Hasil = { baris: Baris[]; tulisan: { baris: BarisBaru[]; keterangan: string }[] };

/** What one member's ledger needs for these dates, with the remark of each line, and how it is told to people. */
export function computeBersama(
  { user_id, nama, jenis_kepegawaian }: AnggotaBersama,
  lots: readonly LotSaldo[],
  { nilai, range, today }: { nilai: NilaiBersama; range: TanggalRange; today: Tanggal },
): Hasil {
  const written = lots.flatMap(({ baris }) =>
    baris.flatMap((row) => (row.cuti_id === null && row.tanggal_cuti !== null ? [row.tanggal_cuti] : [])),
  );
  const dates = [...new Set([...nilai.keys(), ...written])].filter((one) => coversTanggal(range, one)).toSorted();
  const putusanOn = (tanggal: Tanggal) => nilai.get(tanggal)?.putusan?.get(user_id);
  const days: HariBersama[] = dates.map((one) => ({ tanggal: one, akibat: putusanOn(one)?.akibat ?? 'tetap' }));
  const computed = syncCutiBersama(lots, days, today);

  const hasil: Hasil = { baris: [], tulisan: [] };
  for (const tanggal of dates) {
    const putusan = putusanOn(tanggal);
    const nama_libur = nilai.get(tanggal)?.nama ?? null;
    const sebab = sebutBersama(putusan?.sebab ?? sebabTanpa(nilai, tanggal));
    const rows = computed.baris.filter((row) => row.tanggal_cuti === tanggal);
    const kurang = computed.kurang.filter((row) => row.tanggal === tanggal).reduce((sum, row) => sum + row.jumlah, 0);
    if (rows.length > 0) hasil.tulisan.push({ baris: rows, keterangan: `${nama_libur ?? 'Cuti bersama'}: ${sebab}` });
    if (rows.length === 0 && kurang === 0 && !isTold(putusan?.sebab)) continue;
    hasil.baris.push({
      user_id,
      nama,
      jenis_kepegawaian: putusan?.jenis_kepegawaian ?? jenis_kepegawaian,
      tanggal,
      nama_libur,
      jumlah: rows.reduce((sum, row) => sum + row.jumlah, 0),
      kurang,
      sebab,
    });
  }
  return hasil;
}

/** What writes nothing and yet concerns the operator: a duty that was not planned, a member of whom too little is known. */
const isTold = (sebab: SebabCutiBersama | undefined) => sebab === 'masuk kerja' || sebab === 'jenis belum diisi';

function sebabTanpa(nilai: NilaiBersama, tanggal: Tanggal): SebabBersama {
  const hari = nilai.get(tanggal);
  if (!hari) return 'bukan cuti bersama';
  return hari.putusan ? 'bukan anggota' : 'tanpa aturan';
}
