import * as z from 'zod/mini';
import { Id } from '../kit/fields.ts';

/** Narrows a queue to what one member asked for. */
export const MilikSatu = { user_id: z.optional(Id) };
