import type { RouteName } from '../../base/links/routes.ts';
import { CUTI } from './rows/cuti.ts';

/** Whether a screen is of the leave feature, which an organisation may switch off. Persetujuan serves more than leave. */
export const isCutiRoute = (name: RouteName): boolean => name in CUTI;
