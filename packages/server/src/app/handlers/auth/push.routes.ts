import type { contract } from '@hadir/contract/contract.ts';
import { addPush } from '../../../auth/push/add-push.ts';
import { getPush } from '../../../auth/push/get-push.ts';
import { removePush } from '../../../auth/push/remove-push.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const pushRoutes: Handlers<typeof contract.push> = { getPush, addPush, removePush };
