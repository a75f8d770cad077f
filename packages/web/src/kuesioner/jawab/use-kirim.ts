import { useRef, useState } from 'react';
import { outbox } from '../../base/outbox/outbox.ts';
import { responsOutbox, type ResponsAntre } from './respons-outbox.ts';
import { pause } from '../../kit/pause.ts';

/** How long one waits for the server's answer before it is said that the answers are kept. */
const PATIENCE_MS = 8000;

export type HasilKirim =
  | { kind: 'terkirim'; ucapan: string }
  /** On this device only; they go out by themselves. */
  | { kind: 'tersimpan' }
  | { kind: 'ditolak'; pesan: string; errors: Record<string, string> };

/** Sends answers: each is written to the device before anything else, then sent, now or when there is a connection. */
export function useKirim(user_id: number) {
  const [sending, setSending] = useState(false);
  const locked = useRef(false);

  const kirim = async (input: ResponsAntre): Promise<HasilKirim | null> => {
    // The state would come too late for two presses within one frame.
    if (locked.current) return null;
    locked.current = true;
    setSending(true);
    try {
      const { key } = await responsOutbox.add(user_id, input);
      await Promise.race([outbox.flush(user_id), pause(PATIENCE_MS)]);
      const queued = outbox.read().find((one) => one.key === key);
      if (queued?.refusal) {
        await outbox.dismiss(key);
        return { kind: 'ditolak', pesan: queued.refusal, errors: responsOutbox.errorsOf(key) };
      }
      return queued ? { kind: 'tersimpan' } : { kind: 'terkirim', ucapan: responsOutbox.ucapanOf(key) };
    } catch {
      // The device's storage failed: nothing was kept, and the member must know.
      const pesan = 'Perangkat tidak dapat menyimpan jawaban. Kosongkan sebagian penyimpanannya, lalu kirim lagi';
      return { kind: 'ditolak', pesan, errors: {} };
    } finally {
      locked.current = false;
      setSending(false);
    }
  };
  return { kirim, sending };
}
