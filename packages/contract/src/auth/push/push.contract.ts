import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Kosong } from '../../kit/fields.ts';

const sendiri = { scope: 'user', who: 'signed-in', access: null, locked: 'no', whenInactive: true } as const;

const Kunci = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/));

export const push = {
  /** The key by which push services know this server, and whether this session's browser shows what one is told. */
  getPush: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/me/push',
    summary: 'Melihat pemberitahuan di peramban ini',
    input: z.object({}),
    output: z.object({ kunci_publik: z.string(), is_aktif: z.boolean() }),
  }),
  /** As the browser's `PushSubscription` says; it holds as long as this session. */
  addPush: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/me/push',
    summary: 'Menyalakan pemberitahuan di peramban ini',
    input: z.object({
      endpoint: z.url().check(z.maxLength(1000)),
      keys: z.object({ p256dh: Kunci, auth: Kunci }),
    }),
    output: Kosong,
    message: 'Pemberitahuan di peramban ini menyala',
    ofOneself: true,
  }),
  removePush: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/me/push',
    summary: 'Mematikan pemberitahuan di peramban ini',
    input: z.object({}),
    output: Kosong,
    message: 'Pemberitahuan di peramban ini mati',
    ofOneself: true,
  }),
};
