import { hasUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { notify } from '../../ui/feedback/notify.ts';

const CHECK_MS = 300_000;
/** What src/sw.ts listens to. */
const USE_NEW_VERSION = 'pakai-versi-baru';

/**
 * Registers the service worker, looks for a new version every 300000 ms and offers it. Once one accepts, the page
 * reloads once; other tabs follow unless they hold unsaved work.
 */
export async function watchForUpdate(): Promise<void> {
  const registration = await register();
  if (!registration) return;
  const offer = () => {
    // Without a controller this is the first version, which nobody has to reload for.
    if (registration.waiting && navigator.serviceWorker.controller) {
      notify.reload(() => registration.waiting?.postMessage(USE_NEW_VERSION));
    }
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  reloadOnceOnChange();
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

function reloadOnceOnChange(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over the page that it was installed from.
    const isFirst = !controlled;
    controlled = true;
    if (isFirst || reloading || hasUnsavedWork()) return;
    reloading = true;
    location.reload();
  });
}

async function check(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    // Offline, or a server that restarts: the next check comes in five minutes.
    console.info('Pemeriksaan pembaruan ditunda', error);
  }
}
