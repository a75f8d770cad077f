import { notify } from '../../ui/feedback/notify.ts';
import { createUpdateOffer } from './create-update-offer.ts';

const CHECK_MS = 300_000;

/**
 * Registers the service worker, looks for a new version every 300000 ms and offers it; `ask` is asked first where a form
 * of this page holds what was typed.
 */
export async function watchForUpdate(ask: () => Promise<boolean>): Promise<void> {
  const registration = await register();
  if (!registration) return;
  const offer = createUpdateOffer({
    waiting: () => registration.waiting,
    show: (onReload) => void notify.reload(onReload),
    ask,
    reload: () => location.reload(),
  });
  // Without a controller this is the first version, which nobody has to reload for.
  const offerWaiting = () => void (registration.waiting && navigator.serviceWorker.controller && offer.show());
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  offerWaiting();
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over the page that it was installed from.
    if (controlled) offer.taken();
    controlled = true;
  });
  setInterval(() => void check(registration), CHECK_MS);
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch (error) {
    // A private window, a browser without service workers, or no secure address: the app works, but only online.
    console.info('Aplikasi tidak dapat dipakai luring di peramban ini', error);
    return undefined;
  }
}

async function check(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    // Offline, or a server that restarts: the next check comes in five minutes.
    console.info('Pemeriksaan pembaruan ditunda', error);
  }
}
