import { localToday } from '../../platform/ctx/local-today.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { keepBerkas } from '../../platform/jobs/keep-berkas.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { ISI_UNDUHAN } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import type { Tempat } from '../dasar/tempat.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { loadHasil } from './load-hasil.ts';
import { listJawabanOf, listResponsSesudah, type Kepala } from './respons-hasil.queries.ts';
import { tabelHasil } from './tabel-hasil.ts';
import { kolomJawaban, toBarisLembar } from './to-lembar-jawaban.ts';
import { UNDUH_KUESIONER } from './unduhan-kuesioner-of.ts';

export type UnduhKuesioner = { nama: string; kuesioner_id: number; isi: (typeof ISI_UNDUHAN)[number] };

const SEHALAMAN = 1000;

/** Makes a workbook of a questionnaire's results, or of its answers; a failed attempt leaves none behind. */
export const unduhKuesionerJob: Job<UnduhKuesioner> = {
  jenis: UNDUH_KUESIONER,
  retryLimit: 2,
  isAwaited: true,
  run: async (ctx, { nama, kuesioner_id, isi }) => {
    const { tenant_id, organisasi_id } = ctx;
    if (tenant_id === null || organisasi_id === null) throw new Error('A questionnaire belongs to an organisation');
    const { tempat, kuesioner } = await ask(ctx, { tenant_id, organisasi_id }, async (one) => ({
      tempat: one,
      kuesioner: await getUntukHasil(one, kuesioner_id),
    }));
    const make = isi === 'hasil' ? sheetOfHasil : sheetOfJawaban;
    const content = await make(ctx, tempat, kuesioner);
    const filename = `${nama.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.xlsx`;
    return keepBerkas({ ...ctx, tenant_id }, { filename, mediaType: XLSX, content });
  },
};

type Organisasi = Tempat['organisasi'];

/** One read in a transaction of its own, so that none lasts as long as the file takes. */
function ask<T>(ctx: JobCtx, organisasi: Organisasi, read: (tempat: Tempat) => Promise<T>): Promise<T> {
  return inScope(
    ctx.deps.db,
    ctx.scope,
    async (db) => {
      const today = localToday(ctx.now, await getZona(db, organisasi.organisasi_id, ctx.now));
      return read({ db, today, organisasi });
    },
    { readOnly: true },
  );
}

async function sheetOfHasil(ctx: JobCtx, { organisasi, today }: Tempat, kuesioner: KuesionerTersimpan) {
  const hasil = await ask(ctx, organisasi, (tempat) => loadHasil(tempat, kuesioner, {}));
  if (!hasil.is_terbuka) throw new Refusal('kuesioner.anonim_sedikit');
  const { judul: nama, kolom, baris } = tabelHasil(kuesioner, hasil, { today });
  return makeSheet({ organisasi }, { nama, kolom, baris });
}

async function sheetOfJawaban(ctx: JobCtx, { organisasi }: Tempat, kuesioner: KuesionerTersimpan) {
  const zona = await ask(ctx, organisasi, ({ db }) => getZona(db, organisasi.organisasi_id, ctx.now));
  const { bagian } = kuesioner;
  async function* baris() {
    let after: Kepala | undefined;
    let selesai = 0;
    do {
      const heads = await ask(ctx, organisasi, (tempat) =>
        listResponsSesudah(tempat, kuesioner.kuesioner_id, after, SEHALAMAN),
      );
      const isi = await ask(ctx, organisasi, (tempat) =>
        listJawabanOf(
          tempat,
          heads.map(({ respons_id }) => respons_id),
        ),
      );
      for (const head of heads) yield toBarisLembar({ bagian, zona }, head, isi.get(head.respons_id) ?? []);
      selesai += heads.length;
      ctx.progress(selesai, selesai);
      after = heads.length === SEHALAMAN ? heads.at(-1) : undefined;
    } while (after);
  }
  return makeSheet({ organisasi }, { nama: 'Jawaban', kolom: kolomJawaban(bagian), baris: baris() });
}
