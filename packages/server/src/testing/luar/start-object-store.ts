import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { createFiles } from '../../platform/files/files.ts';
import { openDisk } from '../../platform/files/open-disk.ts';

type Kept = Map<string, { content: Buffer; at: Date }>;

const KEYS = { region: 'id', bucket: 'hadir', accessKeyId: 'k', secretAccessKey: 'r' };
const BUCKET = `/${KEYS.bucket}`;
/** So few at once that whoever lists has to ask on. */
const PER_PAGE = 2;

/** An object store in this process, spoken to as any other, and files that are kept in it. */
export async function startObjectStore() {
  const kept: Kept = new Map();
  const dihapus: string[] = [];
  const sah = new Set([KEYS.accessKeyId]);
  const store = createServer(async (request, response) => {
    if (!sah.has(keyOfCaller(request))) return void response.writeHead(403).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://toko');
    if (pathname === BUCKET || pathname === `${BUCKET}/`) return list(kept, searchParams, response);
    await serve(kept, dihapus, pathname.slice(BUCKET.length + 1), request, response);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  afterAll(() => void store.close());
  const { port } = store.address() as { port: number };
  const endpoint = `http://127.0.0.1:${port}`;
  const openStore = (accessKeyId = KEYS.accessKeyId) => openDisk({ kind: 's3', endpoint, ...KEYS, accessKeyId });
  /** As each server has them for itself. */
  const openFiles = (accessKeyId?: string) => createFiles(openStore(accessKeyId));
  const keyOf = (berkas_id: string) => [...kept.keys()].find((key) => key.endsWith(berkas_id));
  return {
    files: openFiles(),
    openFiles,
    openStore,
    /** What a server of its own is told of this store. */
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: KEYS.region,
      S3_BUCKET: KEYS.bucket,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    isKept: (berkas_id: string) => keyOf(berkas_id) !== undefined,
    keys: () => [...kept.keys()],
    /** The access keys that it takes; whoever has no other is refused. */
    sah,
    /** The keys that were taken away, in that order. */
    dihapus,
  };
}

/** With which access key a request is signed. */
const keyOfCaller = ({ headers }: IncomingMessage) => /Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '';

async function serve(kept: Kept, dihapus: string[], key: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'PUT') kept.set(key, { content: await buffer(request), at: new Date() });
  if (request.method === 'DELETE') {
    dihapus.push(key);
    kept.delete(key);
    return void response.writeHead(204).end();
  }
  const found = kept.get(key);
  if (!found) return void response.writeHead(404).end();
  response.writeHead(200, { 'last-modified': found.at.toUTCString() });
  response.end(request.method === 'PUT' ? '' : found.content);
}

/** ListObjectsV2: folders and files beneath a prefix, a few of them at once. */
function list(kept: Kept, asked: URLSearchParams, response: ServerResponse): void {
  const [prefix, delimiter] = [asked.get('prefix') ?? '', asked.get('delimiter') ?? ''];
  const beneath = (key: string) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? key : key.slice(0, end + 1);
  };
  // It goes on after a name, not after so many: what is taken away meanwhile moves nothing that is still to come.
  const after = asked.get('continuation-token') ?? '';
  const all = [...new Set([...kept.keys()].filter((key) => key.startsWith(prefix)).map(beneath))].toSorted();
  const left = all.filter((one) => one > after);
  const page = left.slice(0, PER_PAGE);
  const entries = page.map((key) => {
    const found = kept.get(key);
    return found
      ? `<Contents><Key>${key}</Key><LastModified>${found.at.toISOString()}</LastModified></Contents>`
      : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`;
  });
  const next = left.length > PER_PAGE ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
}
