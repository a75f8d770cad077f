import { useRef, useState, type RefObject } from 'react';
import { formatJam } from '../../kit/format/format.ts';
import type { Bunyi } from './kabar/bunyi.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Kenal, MesinKios } from './mesin-kios.ts';
import { openPercobaanPin } from './percobaan-pin.ts';
import { sebutHasilBacaan, type SebutanBacaan } from './kabar/sebut-hasil-bacaan.ts';
import { takeFoto } from './take-foto.ts';
import { useKabar } from './kabar/use-kabar.ts';

/** Whose PIN is asked for: the card's that was read, or anybody's. */
type Tanya = {
  kenal: Kenal | null;
  pesan: string;
  /** Which asking it is: with each the keys begin anew. */
  ke: number;
};

/** A card held out twice is one event; and so long after it a late answer is still told here. */
const ULANG_MS = 60_000;
/** Who is not known is told in one row, whoever comes. */
const SIAPA_PUN = 'siapa pun';

/** What a member did here last, and what is told of it; null while its answer is on the way. */
type Terakhir = { saat: number; sebutan: SebutanBacaan | null };

/** What happens to whoever stands before a kiosk: his card or PIN is read, he is recorded, and is told. */
export function useLayanan(
  mesin: MesinKios,
  keadaan: KeadaanKios,
  video: RefObject<HTMLVideoElement | null>,
  bunyi: (bunyi: Bunyi) => void,
) {
  const { semua: kabar, tell, settle, lewat, clear } = useKabar(bunyi);
  const [tanya, setTanya] = useState<Tanya | null>(null);
  const busy = useRef(false);
  const terakhir = useRef(new Map<number, Terakhir>());
  const asing = useRef({ teks: '', saat: 0 });
  const [percobaan] = useState(() => openPercobaanPin(() => performance.now()));

  const refuse = (judul: string, isi: string, untuk = SIAPA_PUN) =>
    tell({ untuk, jenis: 'gagal', judul, isi }, 'gagal');
  const tellIstirahat = () => {
    setTanya(null);
    const menit = Math.ceil(percobaan.sisa() / 60_000);
    refuse('PIN ditutup sementara', `Beberapa PIN tidak cocok. Coba lagi dalam ${menit} menit, atau hubungi operator`);
  };
  /** Asks for a PIN, unless too many were wrong a moment ago. */
  const tanyaPin = (kenal: Kenal | null, pesan = '') => {
    clear();
    if (percobaan.sisa() > 0) return tellIstirahat();
    setTanya((before) => ({ kenal, pesan, ke: (before?.ke ?? 0) + 1 }));
    return undefined;
  };

  const catat = async (kenal: Kenal) => {
    setTanya(null);
    const { user_id, nama } = kenal.anggota;
    const untuk = `${user_id}`;
    const before = terakhir.current.get(user_id);
    if (before && mesin.jam().sekarang() - before.saat < ULANG_MS) {
      const { sebutan } = before;
      if (sebutan) tell({ untuk, jenis: sebutan.jenis, judul: nama, isi: sebutan.ulang }, 'ulang');
      return;
    }
    const foto = keadaan.is_kios_foto ? await takeFoto(video.current) : undefined;
    terakhir.current.set(user_id, { saat: mesin.jam().sekarang(), sebutan: null });
    tell({ untuk, jenis: 'mengirim', judul: nama, isi: 'Mengirim…' });
    try {
      await mesin.catat(kenal, foto, (hasil, waktu) => {
        const sebutan = sebutHasilBacaan(hasil, formatJam(waktu, keadaan.timezone));
        if (hasil.jenis === 'ditolak') terakhir.current.delete(user_id);
        else terakhir.current.set(user_id, { saat: waktu.getTime(), sebutan });
        const { jenis, isi, nada } = sebutan;
        if (mesin.jam().sekarang() - waktu.getTime() < ULANG_MS) settle({ untuk, jenis, judul: nama, isi }, nada);
      });
    } catch (error) {
      // The device's storage failed: nothing was kept, and he who stands there must know.
      if (!(error instanceof DOMException)) throw error;
      terakhir.current.delete(user_id);
      refuse('Tidak tercatat', 'Penyimpanan tablet penuh. Hubungi operator', untuk);
    }
  };

  /** A card that nobody has is counted once, however long it is held before the camera. */
  const countAsing = (teks: string) => {
    const before = asing.current;
    asing.current = { teks, saat: performance.now() };
    if (teks !== before.teks || asing.current.saat - before.saat > ULANG_MS) mesin.countSalah('kartu_asing');
  };

  const bacaKartu = async (teks: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const kenal = await mesin.kenaliKartu(teks);
      if (!kenal) {
        // The digits in what a scanner typed are nobody's PIN.
        setTanya((before) => before && { ...before, ke: before.ke + 1 });
        countAsing(teks);
        return refuse('Kartu tidak dikenal', 'Pakai kartu anggota instansi ini');
      }
      if (keadaan.kios_pin !== 'menyertai') return await catat(kenal);
      if (!kenal.anggota.pin)
        return refuse(kenal.anggota.nama, 'PIN Anda belum ada. Hubungi operator', `${kenal.anggota.user_id}`);
      tanyaPin(kenal);
    } finally {
      busy.current = false;
    }
    return undefined;
  };

  const bacaPin = async (pin: string) => {
    // Deriving it takes a moment, in which nobody's second press is another try.
    if (!tanya || busy.current) return;
    busy.current = true;
    const kenal = await mesin.kenaliPin(pin).finally(() => (busy.current = false));
    const isBenar = kenal && (!tanya.kenal || tanya.kenal.anggota.user_id === kenal.anggota.user_id);
    if (isBenar) {
      percobaan.benar();
      return void (await catat({ ...kenal, ...tanya.kenal, pin }));
    }
    mesin.countSalah('pin_salah');
    return percobaan.salah() ? tellIstirahat() : tanyaPin(tanya.kenal, 'PIN tidak cocok. Coba lagi');
  };

  return {
    kabar,
    lewat,
    tanya,
    bacaKartu,
    bacaPin,
    mintaPin: () => tanyaPin(null),
    batal: () => setTanya(null),
  };
}
