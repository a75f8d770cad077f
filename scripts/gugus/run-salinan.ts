import { fillTemplate } from './fill-template.ts';
import { runProcess } from './start-process.ts';

type Machine = { FOLDER: string; PORTA_POSTGRES: number };

/** Makes a copy of the whole database, by the words of the service that makes it every week. */
export async function runSalinan(folder: string, machine: Machine, arsip: Record<string, string>): Promise<void> {
  const unit = fillTemplate('hadir-salinan@.service', machine);
  const commands = [...unit.matchAll(/^Exec(?:Condition|Start|StartPost)=(.+)$/gm)].map(([, command = '']) => command);
  if (commands.length !== 3) throw new Error('deploy/hadir-salinan@.service: not a condition, a copy, and its note');
  // As systemd reads them.
  for (const command of commands) {
    const said = command
      .replaceAll('%i', 'full')
      .replaceAll('%%', '%')
      .replaceAll('$$', () => '$');
    await runProcess(folder, 'sh', ['-c', said], { ...arsip, PGUSER: 'postgres' });
  }
}
