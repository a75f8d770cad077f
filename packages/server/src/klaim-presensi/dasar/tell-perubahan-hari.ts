import { LABEL_STATUS_HARI } from '@hadir/contract/kehadiran/hari/label-status-hari.ts';
import { pukulTepat } from '@hadir/contract/kehadiran/hari/pukul.ts';
import { sebutRentang, sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { eachDay, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { KehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { listHariPada } from '../../kehadiran/rekap/hari-anggota.queries.ts';
import { listPenerima } from '../../persetujuan/surat/penerima.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whose days a change is about. */
export type HariOrang = { user_id: number; dates: readonly Tanggal[] };

/** So many member-days are judged again before the call answers, and are told by what they came to. */
const DIRINCI = 200;

/** The dates of a claim, of each whom it is for. */
export function hariOfKlaim({ tgl_mulai, tgl_selesai }: Rentang, user_ids: readonly number[]): HariOrang[] {
  const dates = eachDay({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai });
  return user_ids.map((user_id) => ({ user_id, dates }));
}

/** The screen of one claim. */
export const layarKlaim = ({ presensi_klaim_id }: { presensi_klaim_id: number }): string =>
  `klaimPresensi/${presensi_klaim_id}`;

type Rentang = { tgl_mulai: Tanggal; tgl_selesai: Tanggal };
type Perubahan<T> = {
  hari: readonly HariOrang[];
  ubah: () => Promise<T>;
  /** The screen of the organisation where what was done stands. */
  layarOf: (hasil: T) => string;
};

/**
 * Makes a change of members' days that nobody asked for, and tells each whose day became another by whom and what it became
 * (aturan/perbaikan#memutuskan); why stands in the product only, since a letter box has other readers.
 */
export async function tellPerubahanHari<T>(ctx: OrganisasiCtx, { hari, ubah, layarOf }: Perubahan<T>): Promise<T> {
  const lain = mergeHari(hari.filter(({ user_id }) => user_id !== ctx.actor.user_id));
  const semua = lain.reduce((sum, { dates }) => sum + dates.length, 0);
  const rinci =
    semua <= DIRINCI ? lain.flatMap(({ user_id, dates }) => dates.map((tanggal) => ({ user_id, tanggal }))) : [];
  const sebelum = await readHari(ctx, rinci);
  const hasil = await ubah();
  const sesudah = await readHari(ctx, rinci);
  const { organisasi_id } = ctx.organisasi;
  const tautan = `${ctx.deps.publicUrl}/organisasi/${organisasi_id}/${layarOf(hasil)}`;
  const orang = new Map(
    lain.flatMap(({ user_id, dates }): [number, Hari[]][] => {
      const hari = dates.flatMap((tanggal): Hari[] => {
        if (semua > DIRINCI) return [{ tanggal }];
        const kunci = keyOf({ user_id, tanggal });
        const menjadi = sebutPerubahan(sebelum.get(kunci), sesudah.get(kunci));
        return menjadi ? [{ tanggal, menjadi }] : [];
      });
      return hari.length > 0 ? [[user_id, hari]] : [];
    }),
  );
  if (orang.size === 0) return hasil;
  const penerima = await listPenerima(ctx, [...orang.keys()], ctx.actor.user_id);
  await sendPemberitahuan(
    ctx,
    penerima.map(({ user_id, nama, email }) => {
      const { judul, rincian } = sebutHari(ctx.actor.nama, orang.get(user_id) ?? []);
      const teks = [`Halo ${nama},`, `${judul}.`, ...rincian, `Selengkapnya: ${tautan}`].join('\n\n');
      return { user_id, jenis: ['hasil'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
    }),
  );
  return hasil;
}

/** Each once, with all the dates that he is named with. */
function mergeHari(hari: readonly HariOrang[]): HariOrang[] {
  const of = new Map<number, readonly Tanggal[]>();
  for (const { user_id, dates } of hari) of.set(user_id, [...new Set([...(of.get(user_id) ?? []), ...dates])]);
  return [...of].map(([user_id, dates]) => ({ user_id, dates }));
}

type Hari = { tanggal: Tanggal; menjadi?: string };
type Kunci = { user_id: number; tanggal: Tanggal };

const keyOf = ({ user_id, tanggal }: Kunci) => `${user_id} ${tanggal}`;

async function readHari({ db, organisasi }: OrganisasiCtx, hari: readonly Kunci[]) {
  if (hari.length === 0) return new Map<string, KehadiranRow>();
  const rows = await listHariPada(db, organisasi.organisasi_id, hari);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What of a day became another: 'datang 07:01:50 → 07:30:00'; nothing of one that stayed as it was. */
function sebutPerubahan(a: KehadiranRow | undefined, b: KehadiranRow | undefined): string | undefined {
  if (!a || !b) return undefined;
  const sisi = (sebutan: string, lama: number | null, baru: number | null) =>
    lama === baru ? [] : [`${sebutan} ${sebutSisi(lama)} → ${sebutSisi(baru)}`];
  const sides = [...sisi('datang', a.jam_masuk, b.jam_masuk), ...sisi('pulang', a.jam_pulang, b.jam_pulang)];
  if (sides.length > 0) return sides.join(', ');
  return a.status === b.status ? undefined : `${LABEL_STATUS_HARI[a.status]} → ${LABEL_STATUS_HARI[b.status]}`;
}

const sebutSisi = (detik: number | null) => (detik === null ? 'kosong' : pukulTepat(detik));

/** One day by what it became, more by how many they are, each then with a line of its own. */
function sebutHari(pelaku: string, hari: readonly Hari[]): { judul: string; rincian: string[] } {
  const dates = hari.map(({ tanggal }) => tanggal).toSorted();
  const [tgl_awal = '', tgl_akhir = tgl_awal] = [dates.at(0), dates.at(-1)];
  const rentang = sebutRentang({ tgl_awal, tgl_akhir });
  const [first, ...others] = hari;
  if (others.length === 0) {
    const menjadi = first?.menjadi ? `: ${first.menjadi}` : '';
    return { judul: `${pelaku} mengubah presensi Anda ${rentang}${menjadi}`, rincian: [] };
  }
  const rincian = hari.flatMap(({ tanggal, menjadi }) => (menjadi ? `${sebutTanggal(tanggal)}: ${menjadi}` : []));
  return {
    judul: `${pelaku} mengubah presensi Anda ${rentang} (${hari.length} hari)`,
    rincian: rincian.length > 0 ? [rincian.join('\n')] : [],
  };
}
