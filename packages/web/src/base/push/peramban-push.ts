import { SentenceError } from '../../kit/failure/sentence-error.ts';

export type LanggananPush = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Whether this browser can show what one is told, and whether it may: 'belum' is asked at the press of a button only. */
export type IzinPush = 'tidak_bisa' | 'belum' | 'boleh' | 'ditolak';

const IZIN = { default: 'belum', granted: 'boleh', denied: 'ditolak' } as const;

export function readIzinPush(): IzinPush {
  const isMungkin = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isMungkin ? IZIN[Notification.permission] : 'tidak_bisa';
}

/** Asks the person where he has not said yet, and the browser's push service for an address; null where he says no. */
export async function subscribePush(kunciPublik: string): Promise<LanggananPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new SentenceError('Muat ulang halaman ini, lalu coba lagi');
  const known = await registration.pushManager.getSubscription();
  // One that was made for another server's key is of no use to this one.
  await known?.unsubscribe();
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: kunciPublik })
    .catch((error: unknown) => {
      throw new SentenceError('Layanan pemberitahuan peramban ini tidak menjawab. Coba lagi nanti', { cause: error });
    });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Lets go of the address: the browser shows nothing more. */
export async function unsubscribePush(): Promise<void> {
  if (readIzinPush() === 'tidak_bisa') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
