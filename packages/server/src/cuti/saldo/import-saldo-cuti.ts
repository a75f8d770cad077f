import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { correctSaldo } from '@hadir/rules/cuti/saldo/correct-saldo.ts';
import type { BarisBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { readTable, type Tabel } from '../../platform/files/xlsx/read-table.ts';
import { toHasilImpor } from '../../platform/files/xlsx/to-hasil-impor.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { listSemuaKategori } from '../kategori/kategori-cuti.queries.ts';
import { KOLOM_SALDO, type FieldSaldo } from './kolom-saldo.ts';
import { insertBaris, keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listSemuaPemilik, lockSemuaAnggota } from './pemilik-saldo.queries.ts';
import { readBarisSaldo, type IsiSaldo } from './read-baris-saldo.ts';
import { toLotBaru } from './to-lot-baru.ts';

const MAKS = 5000;

type Isi = Input<typeof saldoCuti.importSaldoCuti>;

/**
 * Balances from a spreadsheet, one row for what is left of a member's right of one year: a dry run shows every row with
 * its errors and what it changes; else all rows or none. What it writes is the difference, so the same file again writes nothing.
 */
export const importSaldoCuti: PreparedVerb<OrganisasiCtx, Isi, Tabel<FieldSaldo>, HasilImpor> = {
  prepare: (ctx, { file }) => readTable(ctx, file.content, KOLOM_SALDO, MAKS),
  run: writeTabel,
};

async function writeTabel(ctx: OrganisasiCtx, input: Isi, tabel: Tabel<FieldSaldo>): Promise<HasilImpor> {
  const { is_uji_coba } = input;
  const keterangan = input.keterangan || 'Impor saldo';
  const kategori = (await listSemuaKategori(ctx)).filter((one) => one.is_saldo && one.is_aktif);
  const user_ids = new Set((await listSemuaPemilik(ctx)).map((one) => one.user_id));
  const seen = new Map<string, number>();
  const judged = tabel.baris.map((baris) => {
    const { isi, galat } = readBarisSaldo(baris, { kategori, user_ids, today: ctx.today });
    const key = `${isi.user_id} ${isi.kategori?.cuti_kategori_id} ${isi.tahun}`;
    const before = seen.get(key);
    if (before !== undefined)
      galat.push({ kolom: 'ID', pesan: `Anggota, kategori, dan tahun ini juga ada di baris ${before}` });
    else seen.set(key, baris.baris);
    return { ...baris, isi, galat };
  });

  const lots = await loadLots(ctx, { user_ids: 'semua' });
  const shown = judged.map(({ isi, ...row }) => ({ ...row, nilai: [...row.nilai, sebutPerubahan(ctx, lots, isi)] }));
  const hasil = toHasilImpor([...tabel.kolom, 'Perubahan'], shown, is_uji_coba);
  if (hasil.is_disimpan) {
    await write(
      ctx,
      judged.map(({ isi }) => isi),
      keterangan,
    );
    ctx.logChange({ sesudah: { jumlah_baris: judged.length } });
  }
  return hasil;
}

async function write(ctx: OrganisasiCtx, rows: readonly IsiSaldo[], keterangan: string): Promise<void> {
  await lockSemuaAnggota(ctx);
  const lots = await loadLots(ctx, { user_ids: 'semua' });
  const tulisan = rows.flatMap((isi) => {
    if (!isi.kategori) return [];
    const { cuti_kategori_id } = isi.kategori;
    const baris = computeSelisih(ctx, lots, isi);
    return [{ user_id: isi.user_id, cuti_kategori_id, baris, keterangan: isi.keterangan ?? keterangan }];
  });
  await insertBaris(ctx, tulisan);
  const user_ids = new Set(tulisan.map(({ user_id }) => user_id));
  await ctx.deps.upward.onSaldoBertambah(ctx, [...user_ids]);
}

type Lots = Awaited<ReturnType<typeof loadLots>>;

/** The lines that bring a year's right to what the row says is left of it. */
function computeSelisih(
  { today }: Pick<OrganisasiCtx, 'today'>,
  lots: Lots,
  { user_id, kategori, tahun, sisa, kedaluwarsa }: IsiSaldo,
): BarisBaru[] {
  if (!kategori || sisa === null || !Number.isInteger(tahun)) return [];
  const lot = toLotBaru(kategori, tahun, { today, kedaluwarsa });
  const own = lots.get(keyOfPemilik({ user_id, cuti_kategori_id: kategori.cuti_kategori_id })) ?? [];
  const ofYear = own.filter((one) => one.tahun === tahun);
  // A right of the coming year is looked at on its first day.
  const tanggal = lot.mulai > today ? lot.mulai : today;
  return correctSaldo(ofYear, { sisa, tanggal, lot }).map((one) => ({ ...one, tanggal: today }));
}

/** What the row changes, "+2,5"; a dash where it is so already. */
function sebutPerubahan(ctx: OrganisasiCtx, lots: Lots, isi: IsiSaldo): string {
  const jumlah = computeSelisih(ctx, lots, isi).reduce((sum, one) => sum + one.jumlah, 0);
  return jumlah === 0 ? '—' : jumlah.toLocaleString('id-ID', { signDisplay: 'always' });
}
