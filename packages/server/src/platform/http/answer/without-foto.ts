import { seesPeka } from '@hadir/rules/akses/hak-pantau.ts';
import type { Actor } from '../../ctx/ctx.ts';

/**
 * An answer without the photos that its reader may not open: a monitor to whom they were not granted is told of none, but
 * his own (aturan/akses#pemantau).
 */
export function withoutFoto(actor: Actor | undefined, output: unknown): unknown {
  if (!actor || seesPeka(actor.peran, actor.hak ?? [], 'foto')) return output;
  return strip(output, actor.user_id);
}

function strip(value: unknown, self: number): unknown {
  if (Array.isArray(value)) return value.map((one) => strip(one, self));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const { user_id, file_foto, ada_foto } = value as { user_id?: unknown; file_foto?: unknown; ada_foto?: unknown };
  // A picture that belongs to nobody is a logo.
  const isOfSomebody = typeof user_id === 'number' && user_id !== self && file_foto !== undefined;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one, self)])),
    ...(isOfSomebody && { file_foto: null }),
    ...(ada_foto !== undefined && { ada_foto: false }),
  };
}
