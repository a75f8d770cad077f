import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatJam } from '../../kit/format/format.ts';
import type { Bunyi } from './bunyi.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Kenal, MesinKios } from './mesin-kios.ts';
import { openPercobaanPin } from './percobaan-pin.ts';
import { takeFoto } from './take-foto.ts';

export type Kabar = { jenis: 'berhasil' | 'gagal'; judul: string; isi: string };
/** Whose PIN is asked for: the card's that was read, or anybody's. */
type Tanya = {
  kenal: Kenal | null;
  pesan: string;
  /** Which asking it is: with each the keys begin anew. */
  ke: number;
};

const KABAR_MS = 3500;
/** A card held out twice is one event. */
const ULANG_MS = 60_000;

/** What happens to whoever stands before a kiosk: his card or PIN is read, he is recorded, and is told. */
export function useLayanan(
  mesin: MesinKios,
  keadaan: KeadaanKios,
  video: RefObject<HTMLVideoElement | null>,
  bunyi: (bunyi: Bunyi) => void,
) {
  const [kabar, setKabar] = useState<Kabar | null>(null);
  const [tanya, setTanya] = useState<Tanya | null>(null);
  const busy = useRef(false);
  const terakhir = useRef(new Map<number, Date>());
  const [percobaan] = useState(() => openPercobaanPin(() => performance.now()));

  const tell = (next: Kabar, nada: Bunyi = next.jenis) => {
    bunyi(nada);
    setKabar(next);
  };
  useEffect(() => {
    if (!kabar) return undefined;
    const timer = setTimeout(() => setKabar(null), KABAR_MS);
    return () => clearTimeout(timer);
  }, [kabar]);

  const tellIstirahat = () => {
    setTanya(null);
    const menit = Math.ceil(percobaan.sisa() / 60_000);
    tell({
      jenis: 'gagal',
      judul: 'PIN ditutup sementara',
      isi: `Beberapa PIN tidak cocok. Coba lagi dalam ${menit} menit, atau hubungi operator`,
    });
  };
  /** Asks for a PIN, unless too many were wrong a moment ago. */
  const tanyaPin = (kenal: Kenal | null, pesan = '') => {
    setKabar(null);
    if (percobaan.sisa() > 0) return tellIstirahat();
    setTanya((before) => ({ kenal, pesan, ke: (before?.ke ?? 0) + 1 }));
    return undefined;
  };

  const catat = async (kenal: Kenal) => {
    setTanya(null);
    const { user_id, nama } = kenal.anggota;
    const sebut = (waktu: Date) => formatJam(waktu, keadaan.timezone);
    const before = terakhir.current.get(user_id);
    if (before && mesin.jam().sekarang() - before.getTime() < ULANG_MS)
      return tell({ jenis: 'berhasil', judul: nama, isi: `Sudah tercatat pukul ${sebut(before)}` }, 'ulang');
    const foto = keadaan.is_kios_foto ? await takeFoto(video.current) : undefined;
    try {
      const waktu = await mesin.catat(kenal, foto);
      terakhir.current.set(user_id, waktu);
      tell({ jenis: 'berhasil', judul: nama, isi: `Presensi tercatat pukul ${sebut(waktu)}` });
    } catch (error) {
      // The device's storage failed: nothing was kept, and he who stands there must know.
      if (!(error instanceof DOMException)) throw error;
      tell({ jenis: 'gagal', judul: 'Tidak tercatat', isi: 'Penyimpanan tablet penuh. Hubungi operator' });
    }
    return undefined;
  };

  const bacaKartu = async (teks: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const kenal = await mesin.kenaliKartu(teks);
      if (!kenal)
        return tell({ jenis: 'gagal', judul: 'Kartu tidak dikenal', isi: 'Pakai kartu anggota instansi ini' });
      if (keadaan.kios_pin !== 'menyertai') return await catat(kenal);
      if (!kenal.anggota.pin)
        return tell({ jenis: 'gagal', judul: kenal.anggota.nama, isi: 'PIN Anda belum ada. Hubungi operator' });
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
    return percobaan.salah() ? tellIstirahat() : tanyaPin(tanya.kenal, 'PIN tidak cocok. Coba lagi');
  };

  return {
    kabar,
    tanya,
    bacaKartu,
    bacaPin,
    mintaPin: () => tanyaPin(null),
    batal: () => setTanya(null),
  };
}
