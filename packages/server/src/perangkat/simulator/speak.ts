import { connect } from 'node:net';
import type { Dialek } from './dialek.ts';

/** A body goes out in pieces of so many bytes, as a small machine's buffer lets it. */
const POTONG = 4_096;

type Ucapan = { metode: 'GET' | 'POST'; alamat: string; isi?: string | undefined };

/**
 * Says one thing to a server in a dialect, over a connection of its own, and answers what came back; null where the power
 * was cut, after so many bytes of the body, or where nobody answered.
 */
export function speak(
  server: URL,
  dialek: Dialek,
  { metode, alamat, isi }: Ucapan,
  padamSesudah = Infinity,
): Promise<{ kode: number; teks: string } | null> {
  return new Promise((resolve) => {
    const pieces = isi === undefined ? [] : piecesOf(isi);
    const socket = connect(Number(server.port), server.hostname);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    // A server that is away is no fault of the machine, which tries again.
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(readAnswer(answer)));
    const write = async () => {
      socket.write(headOf(server, dialek, { metode, alamat, isi }));
      let sent = 0;
      for (const piece of pieces) {
        if (sent + piece.length > padamSesudah) return void socket.destroy();
        const chunk = dialek.isTerpotong ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;
        if (!socket.write(chunk)) await new Promise((drained) => socket.once('drain', drained).once('close', drained));
        sent += piece.length;
      }
      if (padamSesudah !== Infinity) return void socket.destroy();
      if (isi !== undefined && dialek.isTerpotong) socket.write('0\r\n\r\n');
    };
    socket.once('connect', () => void write());
  });
}

const piecesOf = (isi: string) =>
  Array.from({ length: Math.ceil(isi.length / POTONG) }, (_, at) => isi.slice(at * POTONG, (at + 1) * POTONG));

function headOf({ host }: URL, { http, isKepalaKecil, isTerpotong }: Dialek, { metode, alamat, isi }: Ucapan): string {
  const named = (name: string) => (isKepalaKecil ? name.toLowerCase() : name);
  const length = isTerpotong ? `${named('Transfer-Encoding')}: chunked` : `${named('Content-Length')}: ${isi?.length}`;
  return [
    `${metode} ${alamat} HTTP/${http}`,
    `${named('Host')}: ${host}`,
    `${named('User-Agent')}: iClock Proxy/1.09`,
    `${named('Connection')}: close`,
    ...(isi === undefined ? [] : [`${named('Content-Type')}: text/plain`, length]),
    '\r\n',
  ].join('\r\n');
}

function readAnswer(answer: string): { kode: number; teks: string } | null {
  const at = answer.indexOf('\r\n\r\n');
  const [, kode] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? [];
  return kode === undefined || at < 0 ? null : { kode: Number(kode), teks: answer.slice(at + 4) };
}
