import { randomUUID } from 'node:crypto';
import { tokenKiosDemo } from '../seed-mesin.ts';
import type { PintuContoh } from './pintu-contoh.queries.ts';

/** A tablet that stands in the demo: each round it says that it is there, and may read somebody's card. */
export function openKiosContoh({ organisasi_id, orang }: PintuContoh, server: string) {
  const token = tokenKiosDemo(organisasi_id);
  const call = async (path: string, isi: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(isi)) body.set(name, value);
    const headers = { 'content-type': 'application/json' };
    const how = path === 'presensi' ? { body } : { body: JSON.stringify(isi), headers };
    // A server that is ending answers no more; one that took the tablet back refuses, and stays asked.
    const answer = await fetch(`${server}/api/kios/${path}`, { method: 'POST', ...how }).catch(() => null);
    await answer?.body?.cancel();
  };
  return async (acak: (() => number) | null) => {
    await call('keadaan', { token });
    const siapa = acak && orang[Math.floor(acak() * orang.length)];
    if (siapa)
      await call('presensi', { token, kunci: randomUUID(), kartu: siapa.kartu, waktu: new Date().toISOString() });
  };
}
