import { forgetUnsavedWork, hasUnsavedWork } from '../../kit/form/unsaved-work.ts';

/** What src/sw.ts listens to. */
const USE_NEW_VERSION = 'pakai-versi-baru';

type Options = {
  /** The new version that waits, while it does. */
  waiting: () => Pick<ServiceWorker, 'postMessage'> | null;
  /** Offers it. */
  show: (onReload: () => void) => void;
  /** Whether what was typed and not sent may go. */
  ask: () => Promise<boolean>;
  reload: () => void;
};

/**
 * What happens between the offer of a new version and the reload, which comes once. Who accepts with a form half filled
 * in is asked first; other tabs follow by themselves, or are offered the same where they hold unsaved work.
 */
export function createUpdateOffer({ waiting, show, ask, reload }: Options) {
  let reloading = false;
  const reloadOnce = () => {
    if (reloading) return;
    reloading = true;
    reload();
  };
  const accept = async () => {
    if (hasUnsavedWork()) {
      if (!(await ask())) return offer();
      forgetUnsavedWork();
    }
    const next = waiting();
    // Another tab has brought it in already: this page only has to come anew.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it is of this origin only
    if (next) next.postMessage(USE_NEW_VERSION);
    else reloadOnce();
  };
  const offer = () => show(() => void accept());
  return {
    show: offer,
    /** The new version has taken over. */
    taken: () => (hasUnsavedWork() ? offer() : reloadOnce()),
  };
}
