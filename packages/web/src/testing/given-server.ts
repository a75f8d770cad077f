import { contract } from '@hadir/contract/contract.generated.ts';
import { ERRORS } from '@hadir/contract/errors.generated.ts';
import { pesanError, type ErrorCode } from '@hadir/contract/errors.ts';
import type { Endpoint, Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { installPesanValidasi } from '@hadir/contract/kit/pesan-validasi.ts';
import { onTestFinished, vi } from 'vitest';
import { readRequest } from './read-request.ts';

type Contracts = typeof contract;
type AnswerOf<E extends Endpoint> = E extends { download: readonly unknown[] } ? Blob : Output<E>;
type Answer<E extends Endpoint> = (input: Input<E>) => AnswerOf<E> | Promise<AnswerOf<E>>;
export type Answers = {
  [D in keyof Contracts]?: { [N in keyof Contracts[D]]?: Answer<Extract<Contracts[D][N], Endpoint>> };
};

/** A refusal of the catalogue, for an answer to throw. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;

  constructor(code: ErrorCode, errors?: Record<string, string[]>, nilai?: Parameters<typeof pesanError>[1]) {
    super(pesanError(code, nilai));
    this.code = code;
    this.errors = errors;
  }
}

const CALLS = listCalls(contract).map((call) => ({
  ...call,
  pattern: new RegExp(`^/api${call.endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  parameters: [...call.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
}));

/**
 * Stands in for the server during one test: what is asked must fit the contract, and so must what is answered. The
 * answers may be changed on the way; what was asked is kept, in order.
 */
export function givenServer(answers: Answers) {
  installPesanValidasi();
  const asked: { name: string; input: Record<string, unknown> }[] = [];

  const answer = async (url: URL, init: RequestInit): Promise<Response> => {
    const call = CALLS.filter(({ endpoint, pattern }) => endpoint.method === init.method && pattern.test(url.pathname))
      .toSorted((a, b) => a.parameters.length - b.parameters.length)
      .at(0);
    if (!call) throw new Error(`the contract has no call ${init.method} ${url.pathname}`);
    const [domain = '', name = ''] = call.name.split('.');
    const own =
      (answers as Record<string, Record<string, Answer<Endpoint>>>)[domain]?.[name] ??
      (call.name === 'auth.getAwal' ? (input: never) => awalOf(answers, input) : undefined);
    if (!own) throw new Error(`the test does not say what ${call.name} answers`);

    const values = call.pattern.exec(url.pathname)?.slice(1) ?? [];
    const path = call.parameters.map(
      (parameter, index) => [parameter, decodeURIComponent(values[index] ?? '')] as const,
    );
    const { input, files } = readRequest(call.endpoint, path, url, init);
    asked.push({ name: call.name, input: { ...input, ...files } });
    const data = await own({ ...input, ...files } as never);
    if (call.endpoint.download) return fileResponse(data as Blob);
    const code = call.endpoint.created ? 201 : 200;
    const { message = '' } = call.endpoint;
    const told = typeof message === 'string' ? message : message(input, data);
    const body = { code, message: told, data: call.endpoint.output.parse(data) };
    return Response.json(body, { status: code });
  };

  // Nothing comes by itself, unless the test says what does.
  vi.stubGlobal('EventSource', SumberDiam);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    try {
      const answered = answer(new URL(url, location.origin), { method: 'GET', ...init });
      return await (init.signal ? Promise.race([answered, givenUp(init.signal)]) : answered);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, errors } = error;
      const { status } = ERRORS[code];
      return Response.json({ code: status, error: code, message, data: null, errors }, { status });
    }
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { answers, asked, lastOf: (name: string) => asked.findLast((call) => call.name === name)?.input };
}

/** What a first screen stands on, as the three calls say it that the test answers. */
async function awalOf({ auth }: Answers, { organisasi_id }: { organisasi_id?: number }) {
  if (!auth?.getMe) throw new Error('the test does not say what auth.getMe answers');
  const me = await auth.getMe({});
  const none = { me, organisasi: null, izin: null };
  if (organisasi_id === undefined || me.is_faktor_diminta) return none;
  try {
    const organisasi = await auth.switchOrganisasi?.({ no_reg: String(organisasi_id) });
    if (!organisasi) return none;
    const { tenant_id } = organisasi;
    return { me, organisasi, izin: (await auth.listIzin?.({ tenant_id, organisasi_id })) ?? null };
  } catch (error) {
    if (error instanceof Refusal) return none;
    throw error;
  }
}

/** As a connection fails that is given up before an answer came. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Stands in for the connection on which the server speaks first. */
class SumberDiam extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('tutup'));
  }
}

function fileResponse(file: Blob): Response {
  const headers = { 'content-type': file.type, 'content-disposition': "attachment; filename*=UTF-8''berkas" };
  return new Response(file, { headers });
}
