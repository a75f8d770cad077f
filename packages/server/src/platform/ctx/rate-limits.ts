import { SAMBUNGAN_SIMPATIKA_MENIT } from '@hadir/rules/auth/masa-langkah-masuk.ts';
import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open/open-db.ts';
import { Refusal } from '../kit/refusal.ts';

/** Tries within a time, per key; the counters are in the database, so that all server processes share them. */
const RULES = {
  /** The old password, when one changes one's own. */
  ubah_sandi: { points: 8, duration: 300 },
  /** Mails asked for by one address in one name: links to a new password, codes to sign in with. */
  surat_nama: { points: 5, duration: 3600 },
  /** One address, over all names: whoever asks for mails to many people's letter boxes. */
  surat_alamat: { points: 100, duration: 3600 },
  /** Such mails to one person, whoever asks for them. */
  surat_jam: { points: 3, duration: 3600 },
  surat_hari: { points: 10, duration: SEHARI_DETIK },
  /** Mails that an operator or the person himself makes us send to one new address, or to one who waits for his activation. */
  surat_akun: { points: 3, duration: 3600 },
  /** Such mails that one person asks for, to whomever. */
  surat_pengubah: { points: 100, duration: 3600 },
  /** Mails about invitations to one person, from one organisation and from all. */
  undangan_instansi: { points: 2, duration: SEHARI_DETIK },
  undangan_orang: { points: 10, duration: SEHARI_DETIK },
  /** Mails to one person about others who have used up the tries of his account, for each step of signing in. */
  surat_ditebak: { points: 1, duration: SEHARI_DETIK },
  /** Second factors, of one step of signing in; and an app's codes, of one account by strangers or by one browser it knows. */
  faktor_langkah: { points: 5, duration: 300 },
  faktor_akun: { points: 10, duration: 3600 },
  /** Activations asked for in one institution's name: from one address, and from all. */
  minta_aktivasi: { points: 30, duration: 3600 },
  minta_instansi: { points: 300, duration: 3600 },
  /** Institutions that ask to come in, from one address. */
  daftar_alamat: { points: 10, duration: 3600 },
  /** The password asked again of who is in. */
  sandi_ulang: { points: 8, duration: 300 },
  /** National numbers of people elsewhere in the tenant that one person is told are known, by form or by sheet. */
  nomor_dikenal: { points: 500, duration: SEHARI_DETIK },
  /** Names that are one's alone everywhere, as usernames and organisations' codes are: tried by one person, free or not. */
  coba_nama: { points: 300, duration: SEHARI_DETIK },
  /** Enrolments of faces that one person begins, his own or at his desk: each is three pictures to measure. */
  daftar_wajah: { points: 60, duration: 3600 },
  /** PINs that are nobody's or another's, sent by one kiosk; its page closes its keys long before. */
  pin_kios: { points: 9, duration: 900 },
  /** Links and codes that are none of ours, from one address. */
  tautan: { points: 60, duration: 300 },
  /** Questionnaires opened and answered by their links, from one address: a whole school's, each pupil also twice. */
  kuesioner_buka: { points: 2400, duration: 300 },
  kuesioner_kirim: { points: 1200, duration: 300 },
  /** Answers that one link takes in a day: from one network, the first few of each, and all others (aturan/kuesioner#tautan). */
  kuesioner_alamat: { points: 2500, duration: SEHARI_DETIK },
  kuesioner_awal: { points: 20_000, duration: SEHARI_DETIK },
  kuesioner_tautan: { points: 20_000, duration: SEHARI_DETIK },
  /** Printed documents compared with what is known today, from one address. */
  verifikasi: { points: 120, duration: 300 },
  /** Sign-ins by the staff system begun and ended at one address: a school's, at seven. */
  masuk_simpatika: { points: 600, duration: 300 },
  /** One joining of an account to the staff system, by its own key: good for once, for as long as it is good at all. */
  sambungan_simpatika: { points: 1, duration: SAMBUNGAN_SIMPATIKA_MENIT * 60 },
  /** Sign-ins by passkey begun at one address: a school's, at seven. */
  passkey_mulai: { points: 600, duration: 300 },
} as const;

type LimitName = keyof typeof RULES;
export type RateLimits = {
  take: (name: LimitName, key: string, points?: number) => Promise<void>;
  takeQuietly: (
    name: LimitName,
    key: string,
    points?: number,
  ) => Promise<{ terpakai: number; sisa: number; ms: number } | null>;
  forget: (name: LimitName, key: string) => Promise<void>;
};

export function createRateLimits(db: Db): RateLimits {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        storeClient,
        storeType: 'pool',
        keyPrefix: name,
        tableName: 'batas_laju',
        tableCreated: true,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  const consume = (name: LimitName, key: string, points?: number) =>
    limiters[name].consume(key.toLowerCase().slice(0, 200), points).then(
      (left) => ({ isLeft: true, left }),
      (left: unknown) => {
        if (!(left instanceof RateLimiterRes)) throw left;
        return { isLeft: false, left };
      },
    );

  return {
    /** Counts one try, or as many as are said; refused with the time to wait when they are used up. */
    async take(name, key, points) {
      const { isLeft, left } = await consume(name, key, points);
      if (!isLeft) throw new Refusal('system.rate_limited', { detik: Math.ceil(left.msBeforeNext / 1000) });
    },
    /**
     * The same for whoever must not be told, or is told otherwise: how many were used, are left and for how long, or null when
     * they are used up. None at all (0) only looks.
     */
    async takeQuietly(name, key, points) {
      const { isLeft, left } = await consume(name, key, points);
      if (!isLeft) return null;
      return { terpakai: left.consumedPoints, sisa: left.remainingPoints, ms: left.msBeforeNext };
    },
    /** After a try that was right: those before it are no longer held against anybody. */
    async forget(name, key) {
      await limiters[name].delete(key.toLowerCase().slice(0, 200));
    },
  };
}
