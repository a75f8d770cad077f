import { DIALEK, type NamaDialek } from './dialek.ts';
import { speak } from './speak.ts';

export type MesinBaru = { nomor_seri: string; dialek: NamaDialek; server: string; zona_jam: number };
/** How a machine is, as its simulator tells. */
export type KeadaanMesin = {
  /** Lines that nobody has told it to forget. */
  sisa: number;
  /** What its display shows, and the zone that it works by, in hours. */
  jam: string;
  zona_jam: number;
  /** What the server told it last, and to do. */
  balasan: string;
  dikerjakan: string[];
  nama: Record<string, string>;
};

type Baris = { pin: string; waktu: string };
const JAM_MS = 3_600_000;

/**
 * One attendance machine: a clock of its own, a memory that only an answer empties, and a dialect. It does nothing by
 * itself: each round of reporting, sending and asking is wanted by whoever holds it.
 */
export function openMesin({ nomor_seri, dialek: nama, server, zona_jam }: MesinBaru) {
  const dialek = DIALEK[nama];
  const url = new URL(server);
  const log: Baris[] = [];
  const namaOf = new Map<string, string>();
  let [terkirim, geser_ms, saat, zona] = [0, 0, null as number | null, zona_jam];
  let balasan = '';
  const dikerjakan: string[] = [];

  const jam = () =>
    new Date((saat ?? Date.now()) + geser_ms + zona * JAM_MS).toISOString().slice(0, 19).replace('T', ' ');
  const at = (apa: string, lagi: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      [dialek.sn]: dialek.sn === 'sn' ? nomor_seri.toLowerCase() : nomor_seri,
      ...lagi,
    });
    return `/iclock/${apa}${dialek.akhir}?${query.toString()}`;
  };
  const post = (alamat: string, isi: string, padam?: number) =>
    speak(url, dialek, { metode: 'POST', alamat, isi }, padam);
  const toTeks = ({ pin, waktu }: Baris) => [pin, waktu, '0', '1', '0', '0'].join(dialek.pemisah);

  /** Reports, and takes the zone that it is told the way that its firmware reads one. */
  const lapor = async () => {
    const pushver = dialek.pushver === null ? {} : { pushver: dialek.pushver, language: '69' };
    const answer = await speak(url, dialek, { metode: 'GET', alamat: at('cdata', { options: 'all', ...pushver }) });
    balasan = answer?.teks ?? '';
    const [, told] = /^TimeZone=(-?\d+)/m.exec(balasan) ?? [];
    if (told !== undefined && dialek.zona !== 'abaikan') zona = Number(told) / (dialek.zona === 'menit' ? 60 : 1);
    return answer?.kode === 200;
  };

  /** Sends what nobody has told it to forget, in its portions, until all is taken, it is refused, or the power is cut. */
  const kirim = async (padamSesudah?: number) => {
    while (terkirim < log.length) {
      const porsi = log.slice(terkirim, terkirim + dialek.porsi);
      const isi = porsi.map((baris) => toTeks(baris) + dialek.akhirBaris).join('');
      const answer = await post(
        at('cdata', { table: 'ATTLOG', Stamp: String(terkirim + porsi.length) }),
        isi,
        padamSesudah,
      );
      balasan = answer?.teks ?? '';
      if (!balasan.startsWith('OK')) return;
      terkirim += porsi.length;
    }
  };

  /** Asks what it is to do, does it, and answers. */
  const tanya = async () => {
    const answer = await speak(url, dialek, { metode: 'GET', alamat: at('getrequest') });
    for (const [, id = '', perintah = ''] of answer?.teks.matchAll(/^C:(\d+):(.+)$/gm) ?? []) {
      dikerjakan.push(perintah);
      const kode = kerjakan(perintah);
      await post(at('devicecmd'), `ID=${id}&Return=${kode}&CMD=DATA${dialek.akhirBaris}`);
    }
  };
  const kerjakan = (perintah: string): number => {
    const [, pin = '', panggilan = ''] = /^DATA UPDATE USERINFO PIN=(\w+)\tName=(.*)$/.exec(perintah) ?? [];
    if (pin !== '') namaOf.set(pin, panggilan);
    else if (perintah.startsWith('SET OPTION DateTime=')) [geser_ms, zona] = [0, zona_jam];
    else if (perintah.startsWith('DATA DELETE USERINFO PIN=')) namaOf.delete(perintah.slice(25));
    else if (perintah.startsWith('DATA QUERY ATTLOG')) return ulang(perintah);
    return perintah === 'REBOOT' || pin !== '' || /^(SET OPTION|DATA DELETE)/.test(perintah) ? 0 : -1;
  };
  const ulang = (perintah: string): number => {
    const [, dari = '', sampai = ''] = /StartTime=([\d: -]+)\tEndTime=([\d: -]+)/.exec(perintah) ?? [];
    const lagi = log.slice(0, terkirim).filter(({ waktu }) => dari <= waktu && waktu <= sampai);
    log.push(...lagi);
    return lagi.length;
  };

  return {
    lapor,
    kirim,
    tanya,
    /** Somebody's finger, now or at so many times a while apart, the last of them now. */
    ketuk: ({ pin, kali = 1, jeda_ms = 0 }: { pin: string[]; kali?: number; jeda_ms?: number }) => {
      const kini = saat ?? Date.now();
      const before = saat;
      for (let n = 0; n < kali; n += 1) {
        saat = kini - (kali - 1 - n) * jeda_ms;
        log.push({ pin: pin[n % pin.length] ?? '', waktu: jam() });
      }
      saat = before;
    },
    /** What time it really is, where that is not now; and by how much its clock is wrong. */
    atur: (isi: { saat?: number; geser_ms?: number }) => {
      saat = isi.saat ?? saat;
      geser_ms = isi.geser_ms ?? geser_ms;
    },
    /** It forgets that anything was taken, as after its battery. */
    lupa: () => void (terkirim = 0),
    keadaan: (): KeadaanMesin => ({
      sisa: log.length - terkirim,
      jam: jam(),
      zona_jam: zona,
      balasan,
      dikerjakan,
      nama: Object.fromEntries(namaOf),
    }),
  };
}
export type MesinSimulator = ReturnType<typeof openMesin>;
