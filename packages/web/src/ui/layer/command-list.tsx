import { useEffect, useRef } from 'react';
import type { Command } from './command.ts';
import classes from './command-palette.module.css';

type Props = { id: string; commands: Command[]; current: Command | undefined; onRun: (command: Command) => void };

export function CommandList({ id, commands, current, onRun }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const key = current?.key;
  useEffect(() => {
    if (key) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  const groups = [...new Set(commands.map((command) => command.group))];

  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Hasil pencarian" className={classes['list']}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <div className={classes['group']} aria-hidden="true">
            {group}
          </div>
          {commands
            .filter((command) => command.group === group)
            .map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
              <div
                key={command.key}
                id={`${id}-${command.key}`}
                role="option"
                aria-selected={command.key === key}
                className={classes['option']}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                {command.icon}
                <span className={classes['label']}>{command.label}</span>
                {command.detail && <span className={classes['detail']}>{command.detail}</span>}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
