import { FIELD_AKUN, FIELD_NOMOR, FIELD_SINKRON, type FieldSinkron, type NilaiSinkron } from './field-sinkron.ts';
import { mergeSinkron, type Perubahan } from './merge-sinkron.ts';

/**
 * What becomes of a person: a new member, somebody known elsewhere in the tenant who is invited, a change, active again,
 * nothing, gone there (inactive here only once somebody confirms it), or a fault.
 */
export const JENIS_SINKRON = ['baru', 'undang', 'ubah', 'aktif', 'sama', 'hilang', 'galat'] as const;
export type JenisSinkron = (typeof JENIS_SINKRON)[number];

/** A person as the staff system says him. */
export type OrangSumber = { peg_id: string; is_aktif: boolean; nilai: NilaiSinkron };

/** A member here. `dasar`: what the staff system said of him the last time, null where he was never joined to it. */
export type AnggotaSinkron = {
  user_id: number;
  peg_id: string | null;
  is_aktif: boolean;
  nilai: NilaiSinkron;
  dasar: { nilai: Partial<NilaiSinkron>; is_aktif: boolean } | null;
  /** His account is not this organisation's to change (aturan/akses#akun-bersama). */
  is_akun_terkunci: boolean;
};

export type PutusanSinkron = {
  jenis: JenisSinkron;
  user_id: number | null;
  perubahan: Perubahan<FieldSinkron>[];
  tetap: FieldSinkron[];
  pesan: string | null;
};

/** A row as it was read; `orang` null, with the reason, where it could not be. */
export type Terbaca = { peg_id: string | null; orang: OrangSumber | null; pesan: string | null };
/** Whom of the tenant, outside this organisation, a number belongs to; a number that is somebody's username is no one's. */
export type Dikenal = (nomor: string) => { user_ids: readonly number[]; is_username: boolean } | undefined;

/**
 * What becomes of each person that was read, and of the members who are no longer there (aturan/sinkron#pasangan). A
 * person is recognised by the staff system's own number, else by NUPTK, NIK, or NIP; never by his name.
 */
export function judgeSinkron(terbaca: readonly Terbaca[], anggota: readonly AnggotaSinkron[], dikenal: Dikenal) {
  const byPeg = new Map(anggota.flatMap((one) => (one.peg_id === null ? [] : [[one.peg_id, one] as const])));
  const byNomor = new Map<string, Set<AnggotaSinkron>>();
  for (const one of anggota)
    for (const nomor of nomorOf(one.nilai)) byNomor.set(nomor, (byNomor.get(nomor) ?? new Set()).add(one));
  const berulang = findBerulang(terbaca);

  const terpasang = new Set<number>();
  const baris = terbaca.map(({ peg_id, orang, pesan }): PutusanSinkron => {
    const own = byPeg.get(peg_id ?? '');
    // Whoever is there, however faulty his row, has not vanished.
    if (own) terpasang.add(own.user_id);
    if (!orang) return galat(pesan ?? 'Baris tidak terbaca', own?.user_id);
    const kembar = berulang.get(orang);
    if (kembar) return galat(kembar, own?.user_id);
    const found = own ? [own] : [...new Set(nomorOf(orang.nilai).flatMap((one) => [...(byNomor.get(one) ?? [])]))];
    for (const { user_id } of found) terpasang.add(user_id);
    if (found.length > 1) return galat('Nomornya milik lebih dari satu anggota di sini. Betulkan nomor mereka dahulu');
    const [satu] = found;
    if (satu && satu.peg_id !== null && satu.peg_id !== orang.peg_id)
      return galat('Nomornya milik anggota yang sudah terhubung dengan orang lain di Simpatika', satu.user_id);
    const milikLain = satu && nomorOf(orang.nilai).find((one) => [...(byNomor.get(one) ?? [])].some((a) => a !== satu));
    if (milikLain) return galat(`Nomor ${milikLain} sudah dicatat untuk anggota lain di sini`, satu.user_id);
    return satu ? judgeAnggota(orang, satu, dikenal) : judgeBaru(orang, dikenal);
  });
  const hilang = anggota
    .filter(({ user_id, is_aktif, dasar }) => is_aktif && dasar !== null && !terpasang.has(user_id))
    .map(({ user_id }): PutusanSinkron => ({
      ...sama,
      jenis: 'hilang',
      user_id,
      pesan: 'Tidak ada lagi di Simpatika',
    }));
  return { baris, hilang };
}

const sama: PutusanSinkron = { jenis: 'sama', user_id: null, perubahan: [], tetap: [], pesan: null };
const galat = (pesan: string, user_id: number | null = null): PutusanSinkron => ({
  ...sama,
  jenis: 'galat',
  user_id,
  pesan,
});
/** However they are set apart. */
const nomorOf = (nilai: NilaiSinkron) => FIELD_NOMOR.flatMap((field) => nilai[field]?.replace(/[ ./-]/g, '') ?? []);
const USERNAME = 'Nomornya dipakai sebagai nama pengguna akun lain. Minta pemilik akun itu menggantinya dahulu';

/** Who of them shares his own number or another with somebody else of the same list, and with whom. */
function findBerulang(terbaca: readonly Terbaca[]): Map<OrangSumber, string> {
  const pemilik = new Map<string, OrangSumber[]>();
  for (const { orang } of terbaca) {
    if (!orang) continue;
    for (const kunci of new Set([`peg ${orang.peg_id}`, ...nomorOf(orang.nilai)]))
      pemilik.set(kunci, [...(pemilik.get(kunci) ?? []), orang]);
  }
  const berulang = new Map<OrangSumber, string>();
  for (const [kunci, mereka] of pemilik) {
    if (mereka.length < 2) continue;
    const sebutan = kunci.startsWith('peg ') ? 'Orang ini' : `Nomor ${kunci}`;
    for (const satu of mereka) {
      const lain = mereka.find((one) => one !== satu)?.nilai.nama ?? '';
      berulang.set(satu, `${sebutan} ada dua kali di Simpatika, juga pada ${lain}. Betulkan di sana`);
    }
  }
  return berulang;
}

function judgeAnggota(orang: OrangSumber, satu: AnggotaSinkron, dikenal: Dikenal): PutusanSinkron {
  const { user_id, is_aktif, dasar } = satu;
  if (!orang.is_aktif) {
    return is_aktif
      ? { ...sama, jenis: 'hilang', user_id, pesan: 'Tidak aktif lagi di Simpatika' }
      : { ...sama, user_id };
  }
  const { ubah: perubahan, tetap } = mergeSinkron({
    fields: FIELD_SINKRON,
    sekarang: satu.nilai,
    sumber: orang.nilai,
    dasar: dasar?.nilai ?? null,
    terkunci: satu.is_akun_terkunci ? FIELD_AKUN : [],
  });
  const pesan = refuseNomor(perubahan, user_id, dikenal);
  if (pesan) return galat(pesan, user_id);
  // Who was made inactive here stays so; who was because he had vanished there comes back with him.
  if (!is_aktif && dasar?.is_aktif === false) return { jenis: 'aktif', user_id, perubahan, tetap, pesan: null };
  return { jenis: perubahan.length > 0 ? 'ubah' : 'sama', user_id, perubahan, tetap, pesan: null };
}

/** Why numbers that would be written are not free, or null. */
function refuseNomor(perubahan: readonly Perubahan<FieldSinkron>[], user_id: number, dikenal: Dikenal): string | null {
  for (const { field, menjadi } of perubahan) {
    if (!FIELD_NOMOR.some((one) => one === field)) continue;
    if (dikenal(menjadi)?.user_ids.some((one) => one !== user_id))
      return `Nomor ${menjadi} milik orang lain di induk ini`;
  }
  return null;
}

function judgeBaru(orang: OrangSumber, dikenal: Dikenal): PutusanSinkron {
  if (!orang.is_aktif) return sama;
  const milik = nomorOf(orang.nilai).map(dikenal);
  const user_ids = [...new Set(milik.flatMap((one) => one?.user_ids ?? []))];
  if (user_ids.length > 1) return galat('Nomornya milik lebih dari satu akun di induk ini. Hubungi admin induk');
  const [user_id] = user_ids;
  if (user_id !== undefined)
    return {
      ...sama,
      jenis: 'undang',
      user_id,
      pesan: 'Sudah dikenal di instansi lain induk ini: diundang, dan menjadi anggota setelah ia menerima',
    };
  if (milik.some((one) => one?.is_username)) return galat(USERNAME);
  const perubahan = FIELD_SINKRON.flatMap((field) => {
    const menjadi = orang.nilai[field];
    return menjadi === null ? [] : [{ field, dari: null, menjadi }];
  });
  return { ...sama, jenis: 'baru', perubahan };
}
