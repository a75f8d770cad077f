import { HEADER_WAKTU } from '@hadir/contract/kit/header-waktu.ts';
import { ApiError, type ApiErrorBody } from '../../kit/failure/api-error.ts';
import { buildRequest, type CallSpec } from './build-request.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { SentenceError } from '../../kit/failure/sentence-error.ts';
import { findChangedFile } from './find-changed-file.ts';
import { startProgress } from './request-progress.ts';
import { measureClock, rememberClock } from './server-clock.ts';
import { keepSignedTime, momentNow } from './signed-time.ts';

export type SendOptions = {
  /** The same key answers the same result and records nothing twice; a fresh one unless given. */
  idempotencyKey?: string | undefined;
  /** Work in the background: the progress line stays still. */
  autosave?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** The page may have been answered before it asked (serving/read-announcements.ts): the answer's clock says nothing. */
  announced?: true;
};

export type Envelope = { code: number; message: string; data: unknown };

/** Makes a call and returns its envelope. Throws ApiError for a refusal, ConnectionError when no answer came. */
export async function send(
  spec: CallSpec,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Envelope> {
  const response = await request(spec, input, options);
  const envelope = await readEnvelope(response);
  // A body with code >= 300 is an error whatever the status says.
  if (!response.ok || envelope.code >= 300) throw new ApiError(envelope);
  return { code: envelope.code, message: envelope.message, data: envelope.data };
}

/** Makes a call and returns the bare answer, whatever its status. */
export async function request(
  spec: CallSpec,
  input: Record<string, unknown>,
  { idempotencyKey, autosave, signal, announced }: SendOptions,
): Promise<Response> {
  const key = spec.idempotent ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
  const [url, init] = buildRequest(spec, input, key);
  const endProgress = autosave ? undefined : startProgress();
  const sent = momentNow();
  try {
    const whole = signal ? { ...init, signal } : init;
    const response = await fetch(url, whole);
    if (announced) return response;
    const received = momentNow();
    const clock = measureClock(response.headers.get('date'), sent.jam, received.jam);
    if (clock) rememberClock(clock);
    keepSignedTime(response.headers.get(HEADER_WAKTU), sent, received);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    const changed = await findChangedFile(init.body);
    if (changed)
      throw new SentenceError(`${changed.name} berubah sejak dipilih. Pilih lagi berkasnya`, { cause: error });
    throw new ConnectionError({ cause: error });
  } finally {
    endProgress?.();
  }
}

/** Reads an answer's envelope; one that is none (a proxy's page, say) becomes its bare status. */
export async function readEnvelope(response: Response): Promise<ApiErrorBody & { data: unknown }> {
  const text = await response.text().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ConnectionError({ cause: error });
  });
  try {
    const body = JSON.parse(text) as Partial<ApiErrorBody> & { data?: unknown };
    return { ...body, code: body.code ?? response.status, message: body.message ?? '', data: body.data ?? null };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: response.ok ? 502 : response.status, message: '', data: null };
  }
}
