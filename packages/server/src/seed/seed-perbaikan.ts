import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { openJalan } from '../persetujuan/jalan/jalan.queries.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Files } from '../platform/files/files.ts';
import { paintAvatar } from './orang/paint-avatar.ts';
import type { Random } from './orang/random.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import { seedCtx } from './dasar/seed-ctx.ts';
import type { At } from './dasar/seed-organisasi.ts';

type With = { trx: Db; files: Files; random: Random; now: Date };

/** What an operator finds on his desk: claims in force and asked for, a power cut that was excused, selfies to decide. */
export async function seedPerbaikan(
  { trx, files, random, now }: With,
  at: At,
  anggota: readonly AnggotaDemo[],
  sampai: string,
): Promise<void> {
  const aktif = anggota.filter(({ orang }) => orang.status !== STATUS_KEANGGOTAAN.tidak_aktif);
  const dinas = { jenis: 'dinas luar', sehari: true, keterangan: 'Rapat koordinasi di Kanwil', status: 'berlaku' };
  const lupa = {
    jenis: 'lupa presensi',
    sehari: false,
    jam_pulang: '14:05',
    keterangan: 'Lupa presensi pulang, piket perpustakaan',
    status: 'diajukan',
  };
  await insertKlaim(trx, at, aktif.slice(4, 6), {
    ...dinas,
    tgl_mulai: addDays(sampai, -9),
    tgl_selesai: addDays(sampai, -8),
  });
  const lalu = addDays(sampai, -3);
  const objek_id = await insertKlaim(trx, at, aktif.slice(7, 8), { ...lupa, tgl_mulai: lalu, tgl_selesai: lalu });
  const [pengaju] = aktif.slice(7, 8);
  if (pengaju && objek_id) await askDecision({ trx, now }, at, pengaju, { untuk: 'klaim', objek_id });

  const padam = addDays(sampai, -11);
  const { gangguan_id } = await trx
    .insertInto('gangguan')
    .values({
      ...at,
      dari: `${padam}T06:30:00+07:00`,
      sampai: `${padam}T08:15:00+07:00`,
      alasan: 'Listrik dan jaringan padam',
      status: 'disetujui',
    })
    .returning('gangguan_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('gangguan_organisasi')
    .values({ ...at, gangguan_id })
    .execute();

  for (const satu of aktif.slice(9, 13)) {
    const { user_id, orang } = satu;
    const foto = await files.put(trx, {
      ...at,
      jenis: 'foto-presensi',
      ...(await paintAvatar(random, orang.gender)),
      dibuat_oleh: user_id,
    });
    const isi = { tanggal: addDays(sampai, -1), foto: foto.berkas_id, now };
    const manual_id = await insertSwafoto(trx, { ...at, user_id }, isi);
    await askDecision({ trx, now }, at, satu, { untuk: 'presensi_manual', objek_id: manual_id });
  }
}

/** Sends what somebody asks for on its way to who decides it. */
async function askDecision(
  { trx, now }: Pick<With, 'trx' | 'now'>,
  at: At,
  { user_id, orang }: AnggotaDemo,
  kunci: Parameters<typeof openJalan>[1],
): Promise<void> {
  const ctx = seedCtx(trx, at, { user_id, nama: orang.nama, peran: 'user' }, now);
  await openJalan(ctx, kunci, { user_id, giliran_sejak: ctx.today });
}

async function insertKlaim(
  trx: Db,
  at: At,
  siapa: readonly AnggotaDemo[],
  klaim: {
    jenis: string;
    tgl_mulai: string;
    tgl_selesai: string;
    sehari: boolean;
    jam_pulang?: string;
    keterangan: string;
    status: string;
  },
): Promise<number | undefined> {
  if (siapa.length === 0) return undefined;
  const { presensi_klaim_id } = await trx
    .insertInto('klaim_presensi')
    .values({ ...at, ...klaim })
    .returning('presensi_klaim_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('klaim_presensi_anggota')
    .values(siapa.map(({ user_id }) => ({ ...at, presensi_klaim_id, user_id })))
    .execute();
  return presensi_klaim_id;
}

async function insertSwafoto(
  trx: Db,
  of: At & { user_id: number },
  { tanggal, foto, now }: { tanggal: string; foto: string; now: Date },
): Promise<number> {
  const { tenant_id, organisasi_id } = of;
  const keterangan = 'Ponsel kehabisan daya saat tiba';
  const { presensi_id } = await trx
    .insertInto('presensi')
    .values({
      ...of,
      waktu: `${tanggal}T07:02:11+07:00`,
      timezone: 'Asia/Jakarta',
      sumber: 'manual',
      foto,
      is_ditinjau: true,
      keterangan,
      diterima_pada: now,
    })
    .returning('presensi_id')
    .executeTakeFirstOrThrow();
  const diajukan = { status: STATUS_PRESENSI_MANUAL.diajukan, keterangan };
  const { presensi_manual_id } = await trx
    .insertInto('presensi_manual')
    .values({ ...of, presensi_id, tanggal, ...diajukan })
    .returning('presensi_manual_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('presensi_manual_jejak')
    .values({
      tenant_id,
      organisasi_id,
      presensi_manual_id,
      ...diajukan,
      is_permanen: false,
      oleh: of.user_id,
      pada: now,
    })
    .execute();
  return presensi_manual_id;
}
