import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

export const NOBODY = { uid: 65534, gid: 65534 };
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];

/** PostgreSQL refuses root and a user without a name: `namespace` hides who runs it, `nobody` switches to another user. */
export type Privilege = 'own' | 'namespace' | 'nobody';

/** How to run PostgreSQL here on this cluster folder, which keeps the owner that it was made with. */
export function choosePrivilege(clusterDir: string): Privilege {
  if (process.getuid?.() !== 0) return hasName() || !canHide() ? 'own' : 'namespace';
  if (existsSync(clusterDir)) return statSync(clusterDir).uid === NOBODY.uid ? 'nobody' : 'namespace';
  return canHide() ? 'namespace' : 'nobody';
}

function canHide(): boolean {
  const [unshare = '', ...flags] = USER_NAMESPACE;
  return spawnSync(unshare, [...flags, 'true']).status === 0;
}

/** Containers may run under a number that the system has no name for. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SYSTEM_ERROR') return false;
    throw error;
  }
}

/** What to hand to `spawn` so that the program runs without root, and on Linux ends (fast shutdown) when we are killed. */
export function unprivileged(privilege: Privilege, program: string, args: readonly string[]) {
  const prefix = [
    ...(privilege === 'namespace' ? USER_NAMESPACE : []),
    ...(process.platform === 'linux' && existsSync('/usr/bin/setpriv') ? ['setpriv', '--pdeathsig', 'INT'] : []),
  ];
  const [command = program, ...rest] = [...prefix, program, ...args];
  return { command, args: rest, options: privilege === 'nobody' ? NOBODY : {} };
}
