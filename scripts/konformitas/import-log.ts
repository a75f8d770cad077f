import { setTimeout as sleep } from 'node:timers/promises';
import type { Tempat } from './tempat.ts';

type Pekerjaan = { pekerjaan_id: string; status: string; pesan: string | null };
type Jawaban = { hasil: { pin_asing: { pin: string }[] }; pekerjaan: Pekerjaan | null };

const POLL_MS = 200;

/** Sends the machine's log and waits until every day is derived; answers the PINs that no member has. */
export async function importLog({ klien, folder, base }: Tempat): Promise<string[]> {
  const form = new FormData();
  form.append('berkas', new Blob([folder.bytes('1_attlog.dat')], { type: 'text/plain' }), '1_attlog.dat');
  const { hasil, pekerjaan } = await klien.call<Jawaban>('POST', `${base}/presensi/impor`, form);
  for (let job = pekerjaan; job && job.status !== 'selesai';) {
    if (job.status === 'gagal') throw new Error(`Impor log tidak selesai: ${job.pesan}`);
    await sleep(POLL_MS);
    job = await klien.call<Pekerjaan>('GET', `${base}/presensi/impor/${job.pekerjaan_id}`);
  }
  return hasil.pin_asing.map(({ pin }) => pin);
}
