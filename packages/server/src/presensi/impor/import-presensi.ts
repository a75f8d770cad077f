import type { HasilImpor, PekerjaanImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import { judgeBarisImpor } from '@hadir/rules/presensi/impor/judge-baris-impor.ts';
import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { getImporPresensi } from './get-impor-presensi.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { countLuarKeanggotaan, countTercatat, listPin } from './impor.queries.ts';
import { importPresensiJob } from './import-presensi-job.ts';
import { readLogMesin, type LogMesin } from './read-log-mesin.ts';
import { skipHariDihapus } from './skip-hari-dihapus.ts';

type Input = { is_uji_coba: boolean; berkas: Upload };
type Output = { hasil: HasilImpor; pekerjaan: PekerjaanImpor | null };

/**
 * Reads a machine's log and says what it holds; unless it is a dry run, asks for it to be recorded in the background.
 * Nothing is written for PINs that no member has, nor of days that were removed.
 */
export const importPresensi: PreparedVerb<OrganisasiCtx, Input, LogMesin, Output> = {
  prepare: async (ctx, { berkas }) => {
    const { pins, zona } = await ctx.read(async ({ db, organisasi: { organisasi_id } }) => ({
      pins: await listPin(db, organisasi_id),
      zona: await getZona(db, organisasi_id, ctx.now),
    }));
    return readLogMesin(ctx, berkas.content, pins, { now: ctx.now, zona });
  },
  run: recordLog,
};

async function recordLog(ctx: OrganisasiCtx, { is_uji_coba, berkas }: Input, log: LogMesin): Promise<Output> {
  const { db, deps, organisasi, actor } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const { scans, dihapus } = await skipHariDihapus(ctx, log);
  const sudah_ada = await countTercatat(db, organisasi_id, scans);
  const luar_keanggotaan = await countLuarKeanggotaan(db, organisasi_id, scans);
  const milik = scans.filter(({ user_id }) => judgeBarisImpor(user_id, actor.user_id) !== null);
  const sendiri = milik.length - (await countTercatat(db, organisasi_id, milik));
  const hasil = { ...log.hasil, dihapus, sudah_ada, baru: scans.length - sudah_ada, sendiri, luar_keanggotaan };
  if (is_uji_coba) return { hasil, pekerjaan: null };

  const { berkas_id } = await deps.files.put(db, {
    tenant_id,
    organisasi_id,
    jenis: 'impor',
    nama: berkas.filename,
    mediaType: 'text/plain',
    content: berkas.content,
    dibuat_oleh: actor.user_id,
  });
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  const pekerjaan_id = await deps.jobs.enqueue(db, importPresensiJob, { berkas_id }, owner);
  ctx.logChange({ sesudah: { baris: hasil.baris, baru: hasil.baru } });
  return { hasil, pekerjaan: await getImporPresensi(ctx, { pekerjaan_id }) };
}
