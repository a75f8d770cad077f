import { ApiError } from '../../kit/failure/api-error.ts';
import type { CallSpec } from './build-request.ts';
import { readEnvelope, request, type SendOptions } from './send.ts';

/** Bytes so far, and in all where the server tells. */
type OnProgress = (received: number, total: number | undefined) => void;

export type DownloadOptions = SendOptions & { onProgress?: OnProgress | undefined };

/** Fetches the file that a call answers with, under the name that the server gave it. */
export async function downloadFile(
  spec: CallSpec,
  input: Record<string, unknown>,
  { onProgress, ...options }: DownloadOptions = {},
): Promise<File> {
  const response = await request(spec, input, options);
  if (!response.ok) throw new ApiError(await readEnvelope(response));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const name = fileNameOf(response.headers.get('content-disposition'));
  return new File(await readBody(response, onProgress), name, { type });
}

async function readBody(response: Response, onProgress: OnProgress | undefined): Promise<BlobPart[]> {
  if (!onProgress || !response.body) return [await response.blob()];
  const length = Number(response.headers.get('content-length'));
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  let received = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    received += step.value.byteLength;
    onProgress(received, length > 0 ? length : undefined);
  }
  return parts;
}

function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'unduhan';
}
