import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import { ERRORS } from '@hadir/contract/errors.generated.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { correctSaldo } from '@hadir/rules/cuti/saldo/correct-saldo.ts';
import { mayKoreksiSaldo } from '@hadir/rules/cuti/saldo/may-koreksi-saldo.ts';
import type { BarisBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { imporLembar } from '../../platform/http/impor/impor-lembar.ts';
import { tandaiKembar } from '../../platform/http/impor/tandai-kembar.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listSemuaKategori } from '../kategori/kategori-cuti.queries.ts';
import { kabarImporSaldoJob, type GerakSaldo } from '../kabar/kabar-impor-saldo-job.ts';
import { KOLOM_SALDO } from './kolom-saldo.ts';
import { insertBaris, keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listSemuaPemilik, lockSemuaAnggota } from './pemilik-saldo.queries.ts';
import { readBarisSaldo, type IsiSaldo } from './read-baris-saldo.ts';
import { toLotBaru } from './to-lot-baru.ts';

const SENDIRI = ERRORS['saldo_cuti.own'].message;

/**
 * Balances from a spreadsheet, one row for what is left of a member's right of one year; shows what each row changes.
 * What it writes is the difference, so the same file again writes nothing.
 */
export const importSaldoCuti = imporLembar({
  maks: 5000,
  kolom: () => KOLOM_SALDO,
  judge: async (ctx, tabel) => {
    const kategori = (await listSemuaKategori(ctx)).filter((one) => one.is_saldo && one.is_aktif);
    const anggota = new Map((await listSemuaPemilik(ctx)).map((one) => [one.user_id, one]));
    const lots = await loadLots(ctx, { user_ids: 'semua' });
    const baris = tabel.baris.map((one) => {
      const { isi, galat } = readBarisSaldo(one, { kategori, anggota, today: ctx.today });
      const selisih = computeSelisih(ctx, lots, isi);
      const isSendiri = selisih.length > 0 && !mayKoreksiSaldo(isi, ctx.actor.user_id);
      return {
        ...one,
        isi,
        galat: isSendiri ? [...galat, { kolom: 'Sisa', pesan: SENDIRI }] : galat,
        nilai: [...one.nilai, sebutPerubahan(selisih)],
      };
    });
    return {
      kolom: [...tabel.kolom, 'Perubahan'],
      baris: tandaiKembar(baris, {
        keyOf: ({ user_id, kategori: of, tahun }) => `${user_id} ${of?.cuti_kategori_id} ${tahun}`,
        kolom: 'ID',
        sebutan: 'Anggota, kategori, dan tahun',
      }),
    };
  },
  write: async (ctx, isi, { keterangan }: Input<typeof saldoCuti.importSaldoCuti>) => {
    await write(ctx, isi, keterangan || 'Impor saldo');
    ctx.logChange({ sesudah: { jumlah_baris: isi.length } });
  },
});

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
  await tell(ctx, tulisan);
}

/** Of whom nothing was written there is nothing to tell. */
async function tell(
  { db, deps, tenant_id, organisasi, actor }: OrganisasiCtx,
  tulisan: readonly { user_id: number; baris: readonly BarisBaru[] }[],
): Promise<void> {
  const gerak = [...Map.groupBy(tulisan, ({ user_id }) => user_id)].flatMap(([user_id, rows]): GerakSaldo[] => {
    const baris = rows.flatMap((one) => one.baris);
    return baris.length === 0 ? [] : [{ user_id, jumlah: baris.reduce((sum, one) => sum + one.jumlah, 0) }];
  });
  if (gerak.length === 0) return;
  const { organisasi_id } = organisasi;
  await deps.jobs.enqueue(db, kabarImporSaldoJob, { gerak }, { tenant_id, organisasi_id, dibuat_oleh: actor.user_id });
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
function sebutPerubahan(selisih: readonly BarisBaru[]): string {
  const jumlah = selisih.reduce((sum, one) => sum + one.jumlah, 0);
  return jumlah === 0 ? '—' : `${jumlah > 0 ? '+' : ''}${sebutAngka(jumlah)}`;
}
