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
  driver({
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
    onDestroyed: () => {
      // The library goes back to the last step's button, which is gone by then.
      if (opener instanceof HTMLElement) opener.focus();
      onEnd?.();
    },
  }).drive();
}
