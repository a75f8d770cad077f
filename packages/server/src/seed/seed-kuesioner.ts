import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { randomUUID } from 'node:crypto';
import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { judgeJawaban } from '@hadir/rules/kuesioner/judge-jawaban.ts';
import { listTampak } from '@hadir/rules/kuesioner/list-tampak.ts';
import { pertanyaanOf, type Jawaban, type NilaiJawaban, type Pertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { TEMPLAT_KUESIONER } from '@hadir/rules/kuesioner/templat-kuesioner.ts';
import { toSusunan } from '@hadir/rules/kuesioner/to-susunan.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { insertRespons } from '../kuesioner/dasar/jawaban.queries.ts';
import { toBarisJawaban } from '../kuesioner/dasar/to-baris-jawaban.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { hashToken } from '../platform/kit/secret-token.ts';
import { createRandom, type Random } from './orang/random.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import type { At } from './dasar/seed-organisasi.ts';

type Kapan = { now: Date; sampai: string };
type Contoh = {
  jenis: (typeof TEMPLAT_KUESIONER)[number]['jenis'];
  status: 'draf' | 'terbit';
  /** How many of the members have answered. */
  dijawab: number;
  /** What opens it for people without account, in the demo alone. */
  token?: string;
};

/** An anonymous one, one by name that also has a link, and a draft. */
export async function seedKuesioner(
  trx: Db,
  at: At,
  kode: string,
  anggota: readonly AnggotaDemo[],
  kapan: Kapan,
): Promise<void> {
  const random = createRandom(at.organisasi_id);
  const aktif = anggota.filter(({ orang }) => orang.status !== STATUS_KEANGGOTAAN.tidak_aktif);
  const contoh: Contoh[] = [
    { jenis: 'kesehatan', status: 'draf', dijawab: 0 },
    { jenis: 'evaluasi', status: 'terbit', dijawab: 7, token: `contoh-${kode.toLowerCase()}` },
    { jenis: 'kepuasan', status: 'terbit', dijawab: 11 },
  ];
  // The first of them are those by whom the demo is entered: they still have something to answer.
  for (const one of contoh) await seedOne(trx, at, one, aktif.slice(-one.dijawab || aktif.length), kapan, random);
}

async function seedOne(
  trx: Db,
  at: At,
  { jenis, status, dijawab, token }: Contoh,
  anggota: readonly AnggotaDemo[],
  { now, sampai }: Kapan,
  random: Random,
): Promise<void> {
  const templat = TEMPLAT_KUESIONER.find((one) => one.jenis === jenis);
  if (!templat) return;
  const { judul, keterangan, ucapan, is_anonim } = templat;
  const bagian: Bagian[] = toSusunan(templat);
  const { kuesioner_id } = await trx
    .insertInto('kuesioner')
    .values({
      ...at,
      judul,
      keterangan,
      ucapan,
      is_anonim,
      bagian: JSON.stringify(bagian),
      jumlah_pertanyaan: pertanyaanOf(bagian).length,
      sasaran: 'semua',
      status,
      tgl_mulai: status === 'terbit' ? addDays(sampai, -4) : null,
      tgl_selesai: status === 'terbit' ? addDays(sampai, 10) : null,
      token_hash: token === undefined ? null : hashToken(token),
      dibuat_pada: new Date(now.getTime() - 5 * SEHARI_MS),
    })
    .returning('kuesioner_id')
    .executeTakeFirstOrThrow();
  if (dijawab === 0) return;

  const sent = anggota.slice(0, dijawab).map(({ user_id }, nth) => {
    const hari = nth % 4;
    return {
      user_id,
      tanggal: addDays(sampai, -hari),
      dikirim_pada: new Date(now.getTime() - hari * SEHARI_MS - nth * 60_000),
      jawaban: toBarisJawaban(bagian, answerAll(bagian, random)),
    };
  });
  const partisipasi = sent.map(({ user_id, tanggal }) => ({ ...at, kuesioner_id, user_id, tanggal }));
  await trx.insertInto('kuesioner_partisipasi').values(partisipasi).execute();
  const grup = await trx
    .selectFrom('anggota_grup')
    .select(['user_id', 'group_id'])
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();
  const grupOf = new Map(grup.map(({ user_id, group_id }) => [user_id, group_id]));
  const respons = sent.map(({ user_id, tanggal, dikirim_pada, jawaban }) => ({
    respons_id: randomUUID(),
    is_anonim,
    jawaban,
    ...(is_anonim ? TANPA_SIAPA : { group_id: grupOf.get(user_id) ?? null, user_id, tanggal, dikirim_pada }),
  }));
  const tempat = { db: trx, organisasi: at, today: sampai };
  await insertRespons(
    tempat,
    kuesioner_id,
    respons.toSorted((a, b) => a.respons_id.localeCompare(b.respons_id)),
  );
}

const TANPA_SIAPA = { group_id: null, user_id: null, tanggal: null, dikirim_pada: null };

/** Answers question by question, as each comes up by those before it. */
function answerAll(bagian: readonly Bagian[], random: Random): Jawaban[] {
  const jawaban: Jawaban[] = [];
  for (const { pertanyaan_id } of pertanyaanOf(bagian)) {
    const asked = listTampak(bagian, jawaban).find((one) => one.pertanyaan_id === pertanyaan_id);
    if (asked) jawaban.push({ pertanyaan_id, nilai: answer(asked, random) });
  }
  const judged = judgeJawaban(bagian, jawaban);
  return judged.kind === 'diterima' ? judged.jawaban : [];
}

const SARAN = [
  'Jadwal piket diumumkan lebih awal.',
  'Sudah baik, pertahankan.',
  'Ruang kerja perlu pendingin yang diperbaiki.',
  'Tambah waktu diskusi.',
  'Materinya dibagikan sesudah kegiatan.',
];

/** Of pilihan, skala and matriks, which are what the demo's templates must have answered, one that is there. */
function answer({ jenis, pilihan, baris, minimum, maksimum }: Pertanyaan, random: Random): NilaiJawaban {
  const pick = () => random.pick(pilihan).pilihan_id;
  if (jenis === 'pilihan') return pick();
  if (jenis === 'beberapa') return [pick()];
  if (jenis === 'skala') return Math.max(minimum ?? 1, Math.min(maksimum ?? 5, random.around(4, 2)));
  if (jenis === 'matriks') return baris.map(({ baris_id }) => ({ baris_id, pilihan_id: pick() }));
  return random.chance(0.6) ? random.pick(SARAN) : '';
}
