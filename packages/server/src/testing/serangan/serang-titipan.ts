import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { pengirim, type Balasan } from '../kirim.ts';
import type { Sasaran } from '../sasaran.ts';
import { bangunAsing } from './bangun-asing.ts';
import { bangunDunia, type Dunia } from './bangun-dunia.ts';
import { isAsing, listKasus, listPanggilan, listSah, type Kasus, type Panggilan, type Sah } from './kasus-titipan.ts';
import { DIAM, type Lapor } from './lapor.ts';
import { tulisKiriman } from './tulis-kiriman.ts';

export type HasilTitipan = {
  dicoba: number;
  /** Which fields of which calls an id of others was put into. */
  isian: Set<string>;
  /** Of the same requests with ids of the callers' own, how many were sent and how many done. */
  sah: { dikirim: number; diterima: number };
  /** Where a change was accepted, a name came out, a row of others changed or the server broke, each told. */
  gagal: string[];
};

/** Changes that were done wear a world down: it is made anew after so many calls. */
const PER_WORLD = 24;

/** Puts ids of others into every field of every `setiap`-th call that takes one, one at a time. */
export async function serangTitipan(
  sasaran: Sasaran,
  { setiap, seed, lapor = DIAM }: { setiap: number; seed: number; lapor?: Lapor },
): Promise<HasilTitipan> {
  const hasil: HasilTitipan = { dicoba: 0, isian: new Set(), sah: { dikirim: 0, diterima: 0 }, gagal: [] };
  const { kirim, tutup } = pengirim(sasaran.url);
  const { tenant_id } = await sasaran.given.tenant();
  const asing = [
    await bangunAsing(sasaran, kirim, { nama: 'sebelah', seed, tenant_id }),
    await bangunAsing(sasaran, kirim, { nama: 'lain', seed }),
  ];
  /** What a tenant does for all of its organisations is done there too. */
  const bangunDiam = async (n: number): Promise<Dunia> => {
    const dunia = await bangunDunia(sasaran, kirim, { seed: seed + n, tenant_id });
    for (const { ingat } of asing) await ingat();
    return dunia;
  };
  const tell = (salah: string) => {
    hasil.gagal.push(salah);
    lapor.salah(salah);
  };
  const send = async (
    { endpoint }: Panggilan,
    { who, masukan }: Sah,
    { cookie, bukaLagi }: Dunia,
  ): Promise<Balasan> => {
    const balasan = await kirim(tulisKiriman(endpoint, masukan, cookie[who]));
    const opened = balasan.status === 401 ? await bukaLagi(cookie[who]) : undefined;
    if (opened) cookie[who] = opened;
    return balasan;
  };
  const titip = async (panggilan: Panggilan, kasus: Kasus, dunia: Dunia) => {
    const { name, endpoint } = panggilan;
    const balasan = await send(panggilan, kasus, dunia);
    hasil.dicoba += 1;
    hasil.isian.add(`${name} ${kasus.isian.replace(/\.\d+/g, '')}`);
    const salah = salahnya(endpoint, balasan, kasus.asing.tanda);
    if (!salah) return;
    const isi = JSON.stringify(kasus.masukan).slice(0, 300);
    const told = `${name} oleh ${kasus.who}, ${kasus.isian} dari ${kasus.asing.nama}`;
    tell(`${told}: ${salah}; ${isi} → ${balasan.text.slice(0, 200)}`);
  };

  const calls = listPanggilan().filter((_, n) => n % setiap === 0);
  let dunia = await bangunDiam(0);
  for (const [n, panggilan] of calls.entries()) {
    if (n % PER_WORLD === PER_WORLD - 1) dunia = await bangunDiam(n);
    const sah = listSah(panggilan, dunia, seed);
    const places = asing.filter((place) => isAsing(panggilan, place));
    for (const kasus of sah.flatMap((one) => places.flatMap((place) => listKasus(panggilan, one, place)))) {
      await titip(panggilan, kasus, dunia);
    }
    for (const one of sah) {
      hasil.sah.dikirim += 1;
      if ((await send(panggilan, one, dunia)).status < 400) hasil.sah.diterima += 1;
    }
    for (const { nama, listBerubah, ingat } of places) {
      const berubah = await listBerubah();
      if (berubah.length === 0) continue;
      tell(`${panggilan.name}: ${nama} berubah di ${berubah.join(', ')}`);
      await ingat();
    }
    lapor.maju(n + 1, calls.length);
  }
  tutup();
  return hasil;
}

function salahnya(endpoint: Endpoint, { status, text }: Balasan, tanda: string): string | undefined {
  if (status === 0 || (status >= 500 && status !== 520)) return `rusak ${status}`;
  if (text.includes(tanda)) return 'nama orang lain keluar';
  return isWrite(endpoint) && status < 400 ? `diterima ${status}` : undefined;
}
