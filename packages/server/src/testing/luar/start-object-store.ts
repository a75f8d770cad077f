import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { createFiles } from '../../platform/files/files.ts';
import { openDisk } from '../../platform/files/open-disk.ts';

/** An object store in this process, spoken to as any other, and files that are kept in it. */
export async function startObjectStore() {
  const kept = new Map<string, Buffer>();
  const store = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'PUT') kept.set(path, await buffer(request));
    if (request.method === 'DELETE') kept.delete(path);
    response.writeHead(request.method === 'GET' && !kept.has(path) ? 404 : 200).end(kept.get(path));
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  afterAll(() => void store.close());
  const { port } = store.address() as { port: number };
  const keys = { region: 'id', bucket: 'hadir', accessKeyId: 'k', secretAccessKey: 'r' };
  /** As each server has them for itself. */
  const openFiles = () => createFiles(openDisk({ kind: 's3', endpoint: `http://127.0.0.1:${port}`, ...keys }));
  return {
    files: openFiles(),
    openFiles,
    isKept: (berkas_id: string) => [...kept.keys()].some((key) => key.endsWith(berkas_id)),
  };
}
