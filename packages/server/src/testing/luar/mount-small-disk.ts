import { spawnSync } from 'node:child_process';

/** Puts a small disk of its own in the place of a folder; answers how to take it away, undefined where that is not allowed here. */
export function mountSmallDisk(folder: string, kilobytes: number): (() => void) | undefined {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  return status === 0 ? () => void spawnSync('umount', ['--lazy', folder]) : undefined;
}
