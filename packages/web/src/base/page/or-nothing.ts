import type { ComponentType } from 'react';

/**
 * A piece that comes after the screen. Where it cannot come, without a connection for instance, the screen does without it
 * instead of failing.
 */
export async function orNothing<Props = object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const piece = await load().catch(() => undefined);
  return { default: piece ?? (() => null) };
}
