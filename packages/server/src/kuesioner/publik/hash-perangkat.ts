import { hash } from 'node:crypto';

/** What is kept of a device's own key: of this questionnaire alone, so that it tells nothing of what else it answered. */
export const hashPerangkat = ({ kuesioner_id }: { kuesioner_id: number }, kunci: string): Buffer =>
  hash('sha256', `perangkat ${kuesioner_id} ${kunci}`, 'buffer');
