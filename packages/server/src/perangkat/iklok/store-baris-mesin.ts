import { judgeWaktuMesin } from '@hadir/rules/perangkat/judge-waktu-mesin.ts';
import { judgeBarisMesin, SEGERA_MS } from '@hadir/rules/perangkat/judge-baris-mesin.ts';
import { pinMatcher } from '@hadir/rules/perangkat/match-pin.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { KetukanMesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';
import { recordKetukanMesin } from '../../presensi/ketukan/record-ketukan-mesin.ts';
import { tellDitahanSendiri } from '../../presensi/putusan/tell-ditahan-sendiri.ts';
import { isTersambung } from '@hadir/rules/perangkat/is-tersambung.ts';
import { listAnggotaOfPin, listPengaturMesin, updateKiriman, type MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { insertTertahan, listKunciTersimpan, type TertahanBaru } from '../dasar/tertahan.queries.ts';
import type { BarisRusak } from './baris-rusak.ts';
import { keepRusak } from './keep-rusak.ts';
import { listDiminta } from './perintah-terbuka.queries.ts';
import type { BarisKiriman } from './read-kiriman.ts';
import { tellTertahanSendiri } from './tell-tertahan-sendiri.ts';

type Ctx = { db: Db; now: Date; deps: Deps };
/**
 * What a portion belongs to: what came with it and cannot be read, whether the machine's clock can be seen in it, and whether
 * its days may follow later.
 */
type Kiriman = { stamp: string | null; rusak: readonly BarisRusak[]; isSegar: boolean; isLater: boolean };

/** A day, and the hours by which zones and clocks may differ. */
const SEHARI_LEBIH_MS = 26 * 3_600_000;

/**
 * Stores what a machine sent: each line once, as its member's event, or put aside where nobody has the PIN, the time cannot
 * be, it is of the machine's old place, or it is no line (aturan/perangkat#sekali). One that waits for review is of who may register
 * the machine, from before that was done or late from wherever (aturan/perangkat#mesin-sendiri). Whoever is answered after it may forget
 * the lines.
 */
export async function storeBarisMesin(
  { db, now, deps }: Ctx,
  mesin: MesinTerdaftar,
  semua: readonly BarisKiriman[],
  { stamp, rusak, isSegar, isLater }: Kiriman,
): Promise<void> {
  const known = await listKunciTersimpan(
    db,
    mesin,
    semua.map(({ kunci }) => kunci),
  );
  const terbaca = semua.filter(({ kunci }) => !known.has(kunci));
  const pins = [...new Set(terbaca.map(({ pin }) => pin))];
  const userOf = pinMatcher(await listAnggotaOfPin(db, mesin.organisasi_id, pins));

  const ketukan: KetukanMesin[] = [];
  const tertahan: TertahanBaru[] = [];
  const pemilik = new Set<number>();
  const isInContact = isTersambung(mesin, now);
  const kontak = {
    diterima: now.getTime(),
    tersambung_sejak: isInContact ? toMs(mesin.tersambung_sejak) : null,
    di_sini_sejak: toMs(mesin.pindah_pada),
  };
  const pada = toMs(mesin.diatur_pada);
  const isTerbuka = mesin.alamat_sumber.length === 0;
  const { diterima } = kontak;
  const isLama = terbaca.some(
    ({ waktu }) => (pada !== null && waktu < pada) || (isTerbuka && diterima - waktu > SEGERA_MS),
  );
  const pengatur = { oleh: isLama ? await listPengaturMesin(db, mesin) : [], pada, isTerbuka };
  const diminta = await listDiminta(db, mesin, now);
  const isDiminta = (tanggal: string) => diminta.some(({ from, to }) => from <= tanggal && tanggal <= to);
  for (const { pin, tanggal, waktu, kunci, baris } of terbaca) {
    const saat = new Date(waktu).toISOString();
    const sebab = judgeWaktuMesin({ ...kontak, waktu, is_diminta: isDiminta(tanggal) });
    const user_id = userOf(pin);
    if (sebab) {
      tertahan.push({ sebab, pin, waktu: saat, baris, kunci });
      if (user_id !== null) pemilik.add(user_id);
    } else if (user_id === null) tertahan.push({ sebab: 'pin', pin, waktu: saat, baris, kunci });
    else
      ketukan.push({
        user_id,
        waktu: saat,
        id_luar: kunci,
        sebab: judgeBarisMesin({ user_id, waktu, diterima }, pengatur),
      });
  }
  await insertTertahan(db, mesin, tertahan, now);
  await tellTertahanSendiri({ db, now, deps }, mesin, pemilik);
  await keepRusak(db, mesin, rusak, now);
  const catat = () => recordKetukanMesin({ db, now, jobs: deps.jobs }, mesin, ketukan, { isLater });
  const ditahan = ketukan.find(({ sebab: waits }) => waits);
  const { tenant_id, organisasi_id } = mesin;
  await (ditahan
    ? tellDitahanSendiri({ db, now, deps, organisasi: { tenant_id, organisasi_id } }, ditahan.user_id, catat)
    : catat());
  const segar = terbaca.filter(({ tanggal }) => !isDiminta(tanggal));
  const selisih_detik = isInContact && isSegar && segar.length > 0 ? selisihOf(segar, now) : null;
  await updateKiriman(db, mesin, { jumlah: terbaca.length, stamp, selisih_detik });
}

const toMs = (saat: string | null) => (saat === null ? null : Date.parse(saat));

/** By how many seconds the clock that wrote the latest of these is behind, or null where that says nothing. */
function selisihOf(baru: readonly BarisKiriman[], now: Date): number | null {
  const latest = Math.max(...baru.map(({ waktu }) => waktu));
  const selisih = now.getTime() - latest;
  return Math.abs(selisih) <= SEHARI_LEBIH_MS ? Math.round(selisih / 1000) : null;
}
