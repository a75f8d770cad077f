import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { JobCtx } from '../platform/jobs/job.ts';
import { runTask } from '../platform/workers/run-task.ts';
import type { BerkasSaya, Data, NamaRujukan } from './data-saya.queries.ts';
import { toLembarDataSaya } from './to-lembar-data-saya.ts';

type Isi = { user_id: number; data: Data; nama: NamaRujukan; berkas: readonly BerkasSaya[] };

/** Everything in one archive: for people as XLSX, for programs as JSON, and the files, of which one at a time is open. */
export const packDataSaya = (ctx: JobCtx, isi: Isi): Readable => Readable.from(pack(ctx, isi));

async function* pack({ deps, scope, progress }: JobCtx, { user_id, data, nama, berkas }: Isi) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const book = await runTask('writeBook', toLembarDataSaya(data, nama), { caller: `user ${user_id}` });
  addWhole(zip, 'Data Saya.xlsx', book);
  addWhole(zip, 'data-saya.json', Buffer.from(JSON.stringify(data, null, 2)));
  yield* ready.splice(0);

  for (const [index, { berkas_id, jenis, media_type }] of berkas.entries()) {
    progress(index, berkas.length);
    const found = await inScope(deps.db, scope, (db) => deps.files.open(db, berkas_id), { readOnly: true });
    // Taken away since it was listed.
    if (!found) continue;
    const entry = new ZipPassThrough(`${jenis}/${berkas_id}.${AKHIRAN[media_type] ?? 'bin'}`);
    zip.add(entry);
    for await (const chunk of found.content) {
      entry.push(chunk as Uint8Array);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

function addWhole(zip: Zip, name: string, content: Uint8Array): void {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  entry.push(content, true);
}

const AKHIRAN: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
