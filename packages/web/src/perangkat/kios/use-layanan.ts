import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatJam } from '../../kit/format/format.ts';
import { bunyikan } from './bunyi.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Kenal, MesinKios } from './mesin-kios.ts';
import { takeFoto } from './take-foto.ts';

export type Kabar = { jenis: 'berhasil' | 'gagal'; judul: string; isi: string };
/** Whose PIN is asked for: the card's that was read, or anybody's. */
type Tanya = { kenal: Kenal | null; pesan: string; salah: number };

const KABAR_MS = 3500;
const MAKS_SALAH = 3;
/** A card held out twice is one event. */
const ULANG_MS = 60_000;

/** What happens to whoever stands before a kiosk: his card or PIN is read, he is recorded, and is told. */
export function useLayanan(mesin: MesinKios, keadaan: KeadaanKios, video: RefObject<HTMLVideoElement | null>) {
  const [kabar, setKabar] = useState<Kabar | null>(null);
  const [tanya, setTanya] = useState<Tanya | null>(null);
  const busy = useRef(false);
  const terakhir = useRef(new Map<number, Date>());

  const tell = (next: Kabar) => {
    bunyikan(next.jenis);
    setKabar(next);
  };
  useEffect(() => {
    if (!kabar) return undefined;
    const timer = setTimeout(() => setKabar(null), KABAR_MS);
    return () => clearTimeout(timer);
  }, [kabar]);

  const catat = async (kenal: Kenal) => {
    setTanya(null);
    const { user_id, nama } = kenal.anggota;
    const sebut = (waktu: Date) => formatJam(waktu, keadaan.timezone);
    const before = terakhir.current.get(user_id);
    if (before && mesin.jam().sekarang() - before.getTime() < ULANG_MS)
      return tell({ jenis: 'berhasil', judul: nama, isi: `Sudah tercatat pukul ${sebut(before)}` });
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
      setKabar(null);
      setTanya({ kenal, pesan: '', salah: 0 });
    } finally {
      busy.current = false;
    }
    return undefined;
  };

  const bacaPin = async (pin: string) => {
    if (!tanya) return;
    const kenal = await mesin.kenaliPin(pin);
    const isBenar = kenal && (!tanya.kenal || tanya.kenal.anggota.user_id === kenal.anggota.user_id);
    if (isBenar) return void (await catat({ ...kenal, ...tanya.kenal, pin }));
    const salah = tanya.salah + 1;
    if (salah < MAKS_SALAH) return setTanya({ ...tanya, pesan: 'PIN tidak cocok. Coba lagi', salah });
    setTanya(null);
    tell({ jenis: 'gagal', judul: 'PIN tidak cocok', isi: 'Hubungi operator bila Anda lupa PIN' });
  };

  return {
    kabar,
    tanya,
    bacaKartu,
    bacaPin,
    mintaPin: () => setTanya({ kenal: null, pesan: '', salah: 0 }),
    batal: () => setTanya(null),
  };
}
