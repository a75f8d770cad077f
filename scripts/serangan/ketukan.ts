import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { akui, bandingkan, listTercatat, type Kali } from '../../bench/kit/ketukan-tercatat.ts';
import { presensiCall } from '../../bench/kit/presensi-call.ts';
import type { BasisData } from './with-basis-data.ts';

/** Longer than any call of a healthy or an absent database may take. */
const PATIENCE_MS = 10_000;
const AGAIN_MS = 100;

/**
 * Members' phones that tap one after another, each sending the same tap under the same key until it is acknowledged:
 * to the next of the servers after a failure. What must be in the database afterwards is what was acknowledged.
 */
export function mulaiKetukan({ isi }: Pick<BasisData, 'isi'>, alamat: readonly string[], pengirim = 8) {
  const siapa = isi.flatMap(({ organisasi_id, user_id }) => user_id.map((id) => ({ organisasi_id, user_id: id })));
  const diakui: Kali = new Map();
  const ending = new AbortController();
  let gagal = 0;
  let next = 0;
  let terakhir = performance.now();
  const lama = { tanpaPenulis: 0, permintaan: 0 };
  const salah = { bisu: 0, tanpaKapanLagi: 0 };
  let sudah = { bisu: 0, ditolak: 0 };

  const tap = async () => {
    const { organisasi_id, user_id } = siapa[next++ % siapa.length] ?? { organisasi_id: 0, user_id: 0 };
    const call = presensiCall(organisasi_id, user_id, randomUUID());
    for (let tried = next; ; tried += 1) {
      const asked = performance.now();
      const { status, isKapanLagi } = await kirim(`${alamat[tried % alamat.length]}${call.path}`, call);
      lama.permintaan = Math.max(lama.permintaan, (performance.now() - asked) / 1000);
      if (status === 201) break;
      if (status !== 0 && status !== 503) throw new Error(`Sebuah ketukan dijawab ${status}`);
      gagal += 1;
      if (status === 0) salah.bisu += 1;
      else if (!isKapanLagi) salah.tanpaKapanLagi += 1;
      await sleep(AGAIN_MS);
    }
    lama.tanpaPenulis = Math.max(lama.tanpaPenulis, (performance.now() - terakhir) / 1000);
    terakhir = performance.now();
    akui(diakui, user_id, call);
  };
  const working = Promise.all(
    Array.from({ length: pengirim }, async () => {
      while (!ending.signal.aborted) await tap();
    }),
  );
  working.catch(() => undefined); // thrown by `selesai`

  return {
    /** Lets the taps under way be acknowledged. */
    selesai: async () => {
      ending.abort();
      await working;
      return { siapa: siapa.map(({ user_id }) => user_id), diakui, gagal, lama, salah };
    },
    /** The longest time in which nothing was acknowledged, in seconds, since it was asked before. */
    ambilTanpaPenulis: () => {
      const detik = lama.tanpaPenulis;
      lama.tanpaPenulis = 0;
      return detik;
    },
    /** How often a tap was answered by nobody, and how often it was refused, since that was asked before. */
    ambilGagal: () => {
      const [bisu, ditolak] = [salah.bisu - sudah.bisu, gagal - salah.bisu - sudah.ditolak];
      sudah = { bisu: salah.bisu, ditolak: gagal - salah.bisu };
      return { bisu, ditolak };
    },
  };
}

/** The status of the answer, 0 where none came, and whether it says when to ask again. */
async function kirim(url: string, { method, headers, body }: ReturnType<typeof presensiCall>) {
  const { 'content-length': _, ...rest } = headers;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method, headers: rest, body: body ?? null, signal });
    await answer.arrayBuffer();
    return { status: answer.status, isKapanLagi: answer.headers.has('retry-after') };
  } catch (error) {
    // What fetch throws when nobody answers, in time or at all.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return { status: 0, isKapanLagi: false };
    throw error;
  }
}

export type Hasil = Awaited<ReturnType<ReturnType<typeof mulaiKetukan>['selesai']>>;

/** What was acknowledged against what stands in the database, tap by tap. */
export async function hitungKetukan(
  nama: string,
  { asOwner }: Pick<BasisData, 'asOwner'>,
  { siapa, diakui, gagal }: Hasil,
): Promise<Figure[]> {
  const { hilang, ganda } = bandingkan(diakui, await asOwner((owner) => listTercatat(owner, siapa)));
  const jumlah = [...diakui.values()].reduce((sum, one) => sum + one, 0);
  console.error(`${nama}: ${jumlah} ketukan diakui, ${gagal} kali dikirim ulang`);
  return [
    { nama: `${nama}: ketukan diakui`, nilai: jumlah, satuan: 'ketukan', batas: 1, arah: 'paling sedikit' },
    { nama: `${nama}: diakui tetapi hilang`, nilai: hilang, satuan: 'ketukan', batas: 0, arah: 'paling banyak' },
    { nama: `${nama}: tercatat dua kali`, nilai: ganda, satuan: 'ketukan', batas: 0, arah: 'paling banyak' },
  ];
}
