import { sendImage } from '../platform/http/lampiran/send-image.ts';
import { getTenant } from './get-tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const getLogoTenant: Verb<typeof tenant.getLogoTenant> = async (ctx) =>
  sendImage(ctx, (await getTenant(ctx)).file_foto);
