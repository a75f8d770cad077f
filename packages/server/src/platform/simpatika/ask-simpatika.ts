import { Sementara } from './try-again.ts';

/** With a body it is a POST. */
type Ask = { url: string; headers: Record<string, string>; body?: string; timeoutMs: number };

/** One request to the staff system. What may work later throws `Sementara`; every other answer is the caller's to judge. */
export async function askSimpatika({ url, headers, body, timeoutMs }: Ask): Promise<{ status: number; json: unknown }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      headers,
      signal,
      redirect: 'error',
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const { status } = answer;
    const seconds = Number(answer.headers.get('retry-after'));
    if (status === 429 || status >= 500) throw new Sementara(`dijawab ${status}`, seconds > 0 ? seconds * 1000 : null);
    const text = await answer.text();
    return { status, json: readJson(text) };
  } catch (error) {
    if (error instanceof Sementara) throw error;
    throw new Sementara(signal.aborted ? 'terlalu lama' : 'sambungannya putus');
  }
}

/** Undefined where it is none: a gateway's page, say. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
