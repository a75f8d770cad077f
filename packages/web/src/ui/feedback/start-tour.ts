import type { DriveStep } from 'driver.js';
import { notify } from './notify.ts';

export type TourStep = {
  /** Finds what the step points at; a step whose element is not on the page is left out. */
  element: () => HTMLElement | null | undefined;
  title: string;
  text: string;
};

/** Starts a guided tour, whose library is fetched only then, and gives what ends it. */
export async function startTour(steps: TourStep[]): Promise<() => void> {
  const present = steps.flatMap(({ element, title, text }) => {
    const found = element();
    return found ? [{ element: found, popover: { title, description: text } } satisfies DriveStep] : [];
  });
  if (present.length === 0) {
    notify.info('Tidak ada panduan untuk layar ini');
    return () => undefined;
  }
  const opener = document.activeElement;
  const [{ driver }] = await Promise.all([
    import('driver.js'),
    import('driver.js/dist/driver.css'),
    import('./tour.css'),
  ]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tour = driver({
    steps: present,
    animate: !still,
    showProgress: present.length > 1,
    progressText: '{{current}} dari {{total}}',
    nextBtnText: 'Lanjut',
    prevBtnText: 'Kembali',
    doneBtnText: 'Selesai',
    stagePadding: 6,
    stageRadius: 8,
    onPopoverRender: ({ closeButton, title, footer }) => {
      closeButton.setAttribute('aria-label', 'Tutup');
      // The library draws them as the page's own header and footer.
      title.role = 'none';
      footer.role = 'none';
    },
    // Not onDestroyed, which the library leaves out when the tour is ended while a step still glides into place.
    onDestroyStarted: () => {
      tour.destroy();
      // What started it may be gone.
      const isGone = !opener?.isConnected || opener === document.body;
      const back = isGone ? document.querySelector('main') : opener;
      if (back instanceof HTMLElement) back.focus();
    },
  });
  tour.drive();
  return () => tour.destroy();
}
