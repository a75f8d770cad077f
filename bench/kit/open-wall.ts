import { get } from 'node:http';
import { sesiOf } from '../fill/fill-database.ts';

export type Wall = {
  /** How often it was shown something, and when last. */
  shown: () => number;
  close: () => void;
};

/** A wall at the server, by this person; answers once it was shown something. */
export function openWall(url: string, user_id: number, path = '/api/langsung/pantauan?count=15'): Promise<Wall> {
  return new Promise((resolve, reject) => {
    let shown = 0;
    const request = get(`${url}${path}`, { headers: { cookie: `hadir_sesi=${sesiOf(user_id)}` } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A wall was answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('data: {')) return;
        shown += 1;
        if (shown === 1) resolve({ shown: () => shown, close: () => request.destroy() });
      });
    });
    request.on('error', reject);
  });
}
