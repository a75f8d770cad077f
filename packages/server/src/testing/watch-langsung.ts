import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { onTestFinished } from 'vitest';

/** What is shown to somebody as it comes: the last of it, all of it as text, and whether it has ended. */
export async function watchLangsung(server: string, cookie: string, search = '', nama = 'pantauan') {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const answer = await fetch(`${server}/api/langsung/${nama}${search}`, {
    headers: { cookie },
    signal: ending.signal,
  });
  const state = { status: answer.status, text: '', isEnded: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) state.text += decoder.decode(chunk as Uint8Array, { stream: true });
    state.isEnded = true;
  };
  void read().catch(() => undefined);
  const told = () => state.text.split('\n').flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : []));
  const last = () =>
    told()
      .map((text) => JSON.parse(text) as DaftarPantauan)
      .at(-1);
  return { state, told, last };
}
