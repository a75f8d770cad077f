import type { DriveStep } from 'driver.js';
import { notify } from './notify.ts';

export type TourStep = {
  /** A selector of what the step points at; a step whose element is not on the page is left out. */
  element: string;
  title: string;
  text: string;
};

/** Starts a guided tour; its library is fetched only then. */
export async function startTour(steps: TourStep[], onEnd?: () => void): Promise<void> {
  const present = steps.filter((step) => document.querySelector(step.element));
  if (present.length === 0) {
    notify.info('Tidak ada panduan untuk layar ini');
    return;
  }
  const opener = document.activeElement;
  const [{ driver }] = await Promise.all([
    import('driver.js'),
    import('driver.js/dist/driver.css'),
    import('./tour.css'),
  ]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tour = driver({
    steps: present.map(({ element, title, text }): DriveStep => ({ element, popover: { title, description: text } })),
    animate: !still,
    showProgress: present.length > 1,
    progressText: '{{current}} dari {{total}}',
    nextBtnText: 'Lanjut',
    prevBtnText: 'Kembali',
    doneBtnText: 'Selesai',
    stagePadding: 6,
    stageRadius: 8,
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', 'Tutup'),
    // Not onDestroyed, which the library leaves out when the tour is ended while a step still glides into place.
    onDestroyStarted: () => {
      tour.destroy();
      if (opener instanceof HTMLElement) opener.focus();
      onEnd?.();
    },
  });
  tour.drive();
}
