import type { AnggotaKios, DaftarAnggotaKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { buatUuid } from '../../kit/buat-uuid.ts';
import { formatJam } from '../../kit/format/format.ts';
import { sendAntrean, type HasilKirim } from './antrean-kios.ts';
import { openJamKios, type JamKios } from './jam-kios.ts';
import { findByKartu, findByPin } from './ingatan/kenali-kartu.ts';
import { kiosDb, type AnggotaDiingat, type Bacaan, type Ingatan, type Salah } from './ingatan/kios-db.ts';
import { panggilKios } from './panggil-kios.ts';
import { openPenunggu, type HasilBacaan } from './kabar/penunggu-kios.ts';

/** How often it says that it is there, and asks how it is set. */
const LAPOR_MS = 30_000;
/** One that is not listened to asks this seldom whether it is again: it may stand unattended, and its place be open anew. */
const TANYA_LAGI_MS = 5 * 60_000;

export type TampakKios = {
  fase: 'memuat' | 'pasang' | 'jalan' | 'dilepas';
  ingatan: Ingatan | null;
  isTersambung: boolean;
  /** How much waits to be sent; of it what was read while this tablet was another kiosk waits for that one. */
  menunggu: number;
  kiosLain: number;
  /** What the server refused for good. */
  ditolak: Bacaan[];
  /** What waited, one by one, when a round of sending had last ended. */
  tertinggal: Bacaan[];
};

export type Kenal = { anggota: AnggotaKios; kartu?: string; pin?: string };

const TANPA_ANGGOTA: AnggotaDiingat = { versi: '', garam: '', putaran: 1, daftar: [] };
const toDiingat = ({ versi_anggota, anggota, ...cara }: DaftarAnggotaKios): AnggotaDiingat => ({
  ...cara,
  versi: versi_anggota,
  daftar: anggota,
});

/** A kiosk's work beside its picture: what it remembers, who it knows, what it sends. One for the life of the page. */
export function openMesinKios() {
  let tampak: TampakKios = {
    fase: 'memuat',
    ingatan: null,
    isTersambung: navigator.onLine,
    menunggu: 0,
    kiosLain: 0,
    ditolak: [],
    tertinggal: [],
  };
  let dipakai = performance.now();
  let ditanya = dipakai;
  let jam: JamKios = openJamKios({ dinding: Date.now, sejakMulai: () => performance.now() }, 0);
  const listeners = new Set<() => void>();
  const show = (change: Partial<TampakKios>) => {
    tampak = { ...tampak, ...change };
    for (const listener of listeners) listener();
  };

  // Who waited in vain waited for a network that is not there: the next one is not made to.
  const penunggu = openPenunggu(() => show({ isTersambung: false }));

  const hitung = async () => {
    const semua = await kiosDb.antrean();
    const menunggu = semua.filter((one) => one.ditolak === null);
    const kini = tampak.ingatan?.keadaan.perangkat_id;
    show({
      menunggu: menunggu.length,
      tertinggal: menunggu,
      kiosLain: kini === undefined ? 0 : menunggu.filter((one) => one.perangkat_id !== kini).length,
      ditolak: semua.filter((one) => one.ditolak !== null),
    });
  };
  /** Shown at once: what is counted while it is being kept goes on from it, and is not lost to it. */
  const keep = async (ingatan: Ingatan) => {
    show({ ingatan });
    await kiosDb.keep(ingatan);
  };

  const bacaAnggota = async (token: string) => {
    const anggota = toDiingat(await panggilKios.listAnggota(token));
    const { ingatan } = tampak;
    if (ingatan) await keep({ ...ingatan, anggota });
  };

  const lapor = async () => {
    const { ingatan } = tampak;
    if (!ingatan) return;
    const dikirim = Date.now();
    ditanya = performance.now();
    try {
      const keadaan = await panggilKios.check({ token: ingatan.token, ...ingatan.salah });
      // It was paired anew while this was on its way: the answer is to who it was.
      if (tampak.ingatan?.token !== ingatan.token) return;
      jam.cocokkan(Date.parse(keadaan.sekarang), dikirim, Date.now());
      await keep({ ...tampak.ingatan, keadaan, selisih_ms: jam.selisih() });
      if (keadaan.versi_anggota !== ingatan.anggota.versi) await bacaAnggota(ingatan.token);
      show({ fase: 'jalan', isTersambung: true });
    } catch (error) {
      if (tampak.ingatan?.token !== ingatan.token) return;
      if (error instanceof ApiError && error.body.error === 'kios.dilepas') return show({ fase: 'dilepas' });
      return show({ isTersambung: false });
    }
    await kirim();
  };
  const laporBerkala = () => {
    if (tampak.fase === 'jalan' || performance.now() - ditanya >= TANYA_LAGI_MS) void lapor();
  };

  const kirimSekali = async (ingatan: Ingatan): Promise<HasilKirim> => {
    const hasil = await sendAntrean(ingatan, (bacaan, jadi) => {
      show({ menunggu: Math.max(0, tampak.menunggu - 1) });
      penunggu.answer(bacaan.kunci, jadi);
    });
    if (hasil === 'dilepas') show({ fase: 'dilepas' });
    else show({ isTersambung: hasil === 'kosong' });
    if (hasil === 'terputus') penunggu.putus();
    return hasil;
  };
  let isMengirim = false;
  let isDiminta = false;
  const kirim = async () => {
    // What was read while the last of the others went out is not left for the next report.
    isDiminta = true;
    if (isMengirim) return;
    isMengirim = true;
    try {
      await navigator.locks.request('hadir-kios', { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        while (isDiminta) {
          isDiminta = false;
          const { ingatan, fase } = tampak;
          if (!ingatan || fase !== 'jalan' || (await kirimSekali(ingatan)) !== 'kosong') return;
        }
      });
    } finally {
      isMengirim = false;
    }
    await hitung();
  };

  return {
    read: () => tampak,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    jam: () => jam,
    /** When somebody last stood there, in milliseconds of the page's life. */
    terakhirDipakai: () => dipakai,
    /** The hour of its place, 0 to 23. */
    jamSetempat: () =>
      Number(formatJam(new Date(jam.sekarang()), tampak.ingatan?.keadaan.timezone ?? 'UTC').slice(0, 2)),

    /** Finds what it was, and goes on with it; answers how it stops. */
    start: () => {
      const awake = () => (document.visibilityState === 'hidden' ? jam.tertidur() : void lapor());
      const begin = async () => {
        const ingatan = await kiosDb.ingatan();
        jam = openJamKios({ dinding: Date.now, sejakMulai: () => performance.now() }, ingatan?.selisih_ms ?? 0);
        show({ ingatan, fase: ingatan ? 'jalan' : 'pasang' });
        await hitung();
        await lapor();
      };
      void begin();
      const timer = setInterval(laporBerkala, LAPOR_MS);
      const online = () => void lapor();
      const offline = () => show({ isTersambung: false });
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      document.addEventListener('visibilitychange', awake);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', online);
        window.removeEventListener('offline', offline);
        document.removeEventListener('visibilitychange', awake);
      };
    },

    /** Becomes the kiosk of a pairing code. Throws what the server refuses; what waits here goes out under the new token. */
    pasang: async (kode: string) => {
      const dikirim = Date.now();
      const { token, keadaan } = await panggilKios.enter(kode.replace(/[\s-]/g, ''));
      jam.cocokkan(Date.parse(keadaan.sekarang), dikirim, Date.now());
      // Without the list it is a kiosk all the same, and asks for it again with its next report.
      const known = await panggilKios.listAnggota(token).catch(() => null);
      const anggota = known ? toDiingat(known) : TANPA_ANGGOTA;
      const ingatan = { token, keadaan, anggota, selisih_ms: jam.selisih() };
      await kiosDb.keep(ingatan);
      // A browser may throw away what a page keeps when the device is full; it is asked not to.
      void navigator.storage?.persist?.();
      show({ ingatan, fase: 'jalan', isTersambung: true });
      await kirim();
    },

    /** Whose card it is; where nobody is known by it the newest list is asked for once. */
    kenaliKartu: async (kartu: string): Promise<Kenal | null> => {
      dipakai = performance.now();
      const cari = () => findByKartu(tampak.ingatan?.anggota.daftar ?? [], kartu);
      let anggota = await cari();
      if (!anggota && tampak.ingatan && tampak.isTersambung) {
        await bacaAnggota(tampak.ingatan.token).catch(() => show({ isTersambung: false }));
        anggota = await cari();
      }
      return anggota ? { anggota, kartu: kartu.trim().toLowerCase() } : null;
    },
    kenaliPin: async (pin: string): Promise<Kenal | null> => {
      dipakai = performance.now();
      const { ingatan } = tampak;
      const anggota = ingatan && (await findByPin(ingatan.anggota, pin));
      return anggota ? { anggota, pin } : null;
    },

    /** Counts what is refused here without asking the server; told with the next report. */
    countSalah: (jenis: keyof Salah): void => {
      if (!tampak.ingatan) return;
      const salah = { kartu_asing: 0, pin_salah: 0, ...tampak.ingatan.salah };
      const ingatan = { ...tampak.ingatan, salah: { ...salah, [jenis]: salah[jenis] + 1 } };
      show({ ingatan });
      // Where the device is full it is remembered until the page is loaded anew.
      void kiosDb.keep(ingatan).catch(() => undefined);
    },

    /** Keeps what a member did, then sends it; tells him, once or again later, what became of it. Throws where nothing is kept. */
    catat: async (
      { anggota, kartu, pin }: Kenal,
      foto: Blob | undefined,
      dengar: (hasil: HasilBacaan, waktu: Date) => void,
    ): Promise<void> => {
      const waktu = new Date(jam.sekarang());
      const kunci = buatUuid();
      await kiosDb.put({
        kunci,
        perangkat_id: tampak.ingatan?.keadaan.perangkat_id ?? 0,
        token: tampak.ingatan?.token,
        kartu,
        pin,
        waktu: waktu.toISOString(),
        is_jam_ragu: jam.isRagu(),
        foto,
        nama: anggota.nama,
        ditolak: null,
      });
      show({ menunggu: tampak.menunggu + 1 });
      penunggu.add(kunci, (hasil) => dengar(hasil, waktu));
      if (!tampak.isTersambung) penunggu.putus();
      void kirim();
    },

    /** Tries what was refused again: its member may have been made one, or his PIN been set, meanwhile. */
    cobaLagi: async () => {
      for (const bacaan of tampak.ditolak) await kiosDb.put({ ...bacaan, ditolak: null });
      await kirim();
    },
    /** Puts one that was refused away for good. */
    buang: async (urut: number) => {
      await kiosDb.delete(urut);
      await hitung();
    },
  };
}
export type MesinKios = ReturnType<typeof openMesinKios>;
