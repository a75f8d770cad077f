import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { keepAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { listNamaOrganisasi } from '../../auth/aktivasi/aktivasi.queries.ts';
import { sebabAktivasi, suratAktivasi } from '../akun/surat-aktivasi.ts';
import { countDapatDisurati, listDapatDisurati } from './belum-aktivasi.queries.ts';

export type KirimAktivasi = { organisasi_id?: number | undefined; pilihan?: number[] | undefined };

/** Up to whom it has come, and what became of those. */
type Tercapai = { sesudah: number; terkirim: number; baru_saja: number };

const PORSI = 50;

/**
 * Mails their activation links to those of a tenant who wait for theirs: the one that each has, or a new one. Who was
 * mailed three times within the hour is left out. An attempt that was cut short is taken up where it ended.
 */
export const kirimAktivasiJob: Job<KirimAktivasi> = {
  jenis: 'kirim-aktivasi',
  retryLimit: 3,
  isAwaited: false,
  run: async (ctx, siapa) => {
    const { deps, scope, tenant_id, progress } = ctx;
    if (tenant_id === null) throw new Error('Links of activation belong to a tenant');
    // What `reach` kept is what the loop below gave it.
    let tercapai = (ctx.tercapai as Tercapai | null) ?? { sesudah: 0, terkirim: 0, baru_saja: 0 };
    const sudah = tercapai.terkirim + tercapai.baru_saja;
    const total =
      sudah +
      (await inScope(deps.db, scope, (db) => countDapatDisurati(db, tenant_id, siapa, tercapai.sesudah), {
        readOnly: true,
      }));
    for (;;) {
      const next = await sendPorsi(ctx, tenant_id, siapa, tercapai);
      if (!next) break;
      tercapai = next;
      progress(tercapai.terkirim + tercapai.baru_saja, total);
    }
    const { terkirim, baru_saja } = tercapai;
    return () => Promise.resolve({ terkirim, baru_saja });
  },
};

async function sendPorsi(ctx: JobCtx, tenant_id: number, siapa: KirimAktivasi, tercapai: Tercapai) {
  const { deps, scope, now, reach } = ctx;
  const orang = await inScope(
    deps.db,
    scope,
    (db) => listDapatDisurati(db, tenant_id, siapa, tercapai.sesudah, PORSI),
    {
      readOnly: true,
    },
  );
  const last = orang.at(-1);
  if (!last) return undefined;
  const boleh: typeof orang = [];
  for (const one of orang) {
    if (await deps.limits.takeQuietly('surat_akun', `aktivasi|${one.user_id}`)) boleh.push(one);
  }
  const next = {
    sesudah: last.user_id,
    terkirim: tercapai.terkirim + boleh.length,
    baru_saja: tercapai.baru_saja + orang.length - boleh.length,
  };
  await inScope(deps.db, scope, async (db) => {
    const ids = boleh.map(({ user_id }) => user_id);
    const issued = await keepAktivasi({ db, deps, now, tenant_id }, ids);
    const namaOrganisasi = await listNamaOrganisasi(db, ids);
    const aktivasiOf = new Map(issued.map((one) => [one.user_id, one]));
    for (const { user_id, nama, email } of boleh) {
      const aktivasi = aktivasiOf.get(user_id);
      const sebab = sebabAktivasi(namaOrganisasi.get(user_id));
      if (aktivasi) await deps.mail.send(db, { kepada: email, ...suratAktivasi(nama, aktivasi, sebab) });
    }
    await reach(db, next);
  });
  return next;
}
