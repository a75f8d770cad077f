import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { countBentrok } from '@hadir/rules/mutasi/count-bentrok.ts';
import { touchSejak } from '../../kehadiran/turunan/touch-sejak.ts';
import { listSemuaKategori } from '../../cuti/kategori/kategori-cuti.queries.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { enterTujuan } from './enter-tujuan.ts';
import { loadJadwalAwal } from './load-jadwal-awal.ts';
import { inTempat } from './in-tempat.ts';
import { leaveAsal } from './leave-asal.ts';
import { judgeAkunBerhenti } from './akun-berhenti.ts';
import { moveAkun, type AkunPindah } from './move-akun.ts';
import type { Pelaksana } from './pelaksana.ts';
import { sebutKerja } from './sebut-kerja.ts';

export type HasilPindah = { ikut: IkutPindah; akun: AkunPindah | null };

/**
 * Moves a membership, with all that goes along: what its preview tells is what this does, taken back. The days of both
 * places are judged again, unless the day is still to come.
 */
export async function moveMutasi(p: Pelaksana, mutasi: MutasiTersimpan): Promise<HasilPindah> {
  const { user_id, jenis, tgl_mulai, organisasi_id, tujuan_organisasi_id } = mutasi;
  const asal = { organisasi_id, oleh: { user_id: mutasi.dibuat_oleh, nama: mutasi.pembuat } };
  const tujuan =
    tujuan_organisasi_id === null ? null : { organisasi_id: tujuan_organisasi_id, oleh: pemutusOf(mutasi) };

  const kategori = tujuan && jenis === 'pindah' ? await inTempat(p, tujuan, listSemuaKategori) : [];
  const bekal = await inTempat(p, asal, (ctx) => leaveAsal(ctx, mutasi, kategori));
  const akun = tujuan && (await moveAkun(p, mutasi, bekal.orang, tujuan));
  const { pekan, ...there } =
    tujuan && akun
      ? await inTempat(p, tujuan, (ctx) => enterTujuan(ctx, mutasi, bekal, akun))
      : { grup: null, pekan: [] };

  const sendiri =
    jenis === 'perbantuan' ? await inTempat(p, asal, (ctx) => loadJadwalAwal(ctx, user_id, tgl_mulai)) : null;
  const bentrok = sendiri ? countBentrok(sendiri.pekan, pekan) : 0;

  const touch = (at: typeof asal, siapa: number) =>
    inTempat(p, at, async (ctx) => {
      if (tgl_mulai <= ctx.today) await touchSejak(ctx, tgl_mulai, [siapa]);
    });
  if (jenis !== 'perbantuan') await touch(asal, user_id);
  if (tujuan && akun) await touch(tujuan, akun.user_id);
  const { saldo, ajuan, hari_roster, cuti_menunggu, perbantuan } = bekal;
  const akun_berhenti = jenis === 'berhenti' ? await judgeAkunBerhenti(p.db, mutasi, bekal.orang) : null;
  const { is_akun_baru, is_akun_berakhir } = akun ?? { is_akun_baru: false, is_akun_berakhir: false };
  return {
    akun,
    ikut: {
      saldo,
      ajuan,
      hari_roster,
      ...(cuti_menunggu && { cuti_menunggu }),
      ...(perbantuan && { perbantuan }),
      ...(bentrok > 0 && { bentrok }),
      ...there,
      jadwal: pekan.map(({ kerja, ...hari }) => ({ ...hari, jam: kerja && sebutKerja(kerja) })),
      ...(akun_berhenti && { akun_berhenti }),
      is_akun_baru,
      is_akun_berakhir,
    },
  };
}

const pemutusOf = ({ diputuskan_oleh, pemutus, dibuat_oleh, pembuat }: MutasiTersimpan) =>
  diputuskan_oleh === null
    ? { user_id: dibuat_oleh, nama: pembuat }
    : { user_id: diputuskan_oleh, nama: pemutus ?? pembuat };
