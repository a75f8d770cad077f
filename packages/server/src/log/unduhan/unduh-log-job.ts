import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { readElsewhere } from '../../platform/db/scope/read-elsewhere.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { keepBerkas } from '../../platform/jobs/keep-berkas.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { loadLog } from '../daftar/load-log.ts';
import { countBarisLog } from '../daftar/log.queries.ts';
import { rentangOf, type MilikLog, type Saring } from '../daftar/saring-log.ts';
import { UNDUH_LOG } from './unduhan-log-of.ts';
import { writeLog } from './write-log.ts';

export type PermintaanUnduhan = { nama: string; milik: MilikLog; saring: Saring; zona: Zona };

/** A workbook holds a million rows; long before that nobody reads it any more. */
const TERBANYAK = 100_000;
const SEHALAMAN = 2_000;

/** Makes a file of the log that was asked for; a failed attempt leaves none behind. */
export const unduhLogJob: Job<PermintaanUnduhan> = {
  jenis: UNDUH_LOG,
  retryLimit: 2,
  isAwaited: true,
  run: async (ctx, permintaan) => {
    const { tenant_id, organisasi_id, dibuat_oleh, progress } = ctx;
    if (tenant_id === null) throw new Error('A file belongs to a tenant');
    const total = await countLog(ctx, permintaan);
    if (total > TERBANYAK) throw new Refusal('log.too_many', { batas: sebutAngka(TERBANYAK) });
    const milik = { organisasi: { tenant_id, organisasi_id }, actor: { user_id: dibuat_oleh ?? 0 } };
    const rows = readAll(ctx, permintaan, (selesai) => progress(selesai, total));
    const file = writeLog(milik, permintaan.nama, permintaan.zona, rows);
    return keepBerkas({ ...ctx, tenant_id }, file);
  },
};

const todayOf = ({ now }: JobCtx, zona: Zona) => tanggalOfWaktu(waktuLokalOf(now.getTime(), zona));

function countLog(ctx: JobCtx, { milik, saring, zona }: PermintaanUnduhan): Promise<number> {
  const cari = { milik, saring, rentang: rentangOf(saring, todayOf(ctx, zona), zona), limit: TERBANYAK + 1 };
  return readElsewhere(ctx.deps, ctx.scope, (db) => countBarisLog(db, cari));
}

/** Page by page, each read for itself, so that no transaction lasts as long as the file takes. */
async function* readAll(
  ctx: JobCtx,
  { milik, saring, zona }: PermintaanUnduhan,
  tell: (selesai: number) => void,
): AsyncGenerator<BarisLog> {
  const today = todayOf(ctx, zona);
  let sesudah: string | undefined;
  let selesai = 0;
  do {
    const page = { ...saring, sesudah, count: SEHALAMAN };
    const { data, berikut } = await readElsewhere(ctx.deps, ctx.scope, (db) =>
      loadLog({ db, today, zona }, milik, page),
    );
    yield* data;
    selesai += data.length;
    tell(selesai);
    sesudah = berikut ?? undefined;
  } while (sesudah !== undefined);
}
