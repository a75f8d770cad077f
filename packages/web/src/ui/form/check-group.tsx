import { Input } from '@mantine/core';
import { useId } from 'react';
import classes from './check-group.module.css';
import type { FieldProps } from './field-props.ts';

type Props<T> = Pick<FieldProps, 'label' | 'error' | 'description' | 'data-path'> & {
  choices: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
};

/** Any of a few: pills that are pressed in or out. */
export function CheckGroup<T extends string | number>({ label, choices, value, onChange, ...field }: Props<T>) {
  const id = useId();
  const toggle = (one: T, on: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((each) => (each === one ? on : value.includes(each))));
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" error={field.error} description={field.description}>
      <div className={classes['group']} role="group" aria-labelledby={`${id}-label`}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes['pill']}>
            <input
              type="checkbox"
              className={classes['box']}
              checked={value.includes(choice.value)}
              {...(index === 0 && { 'data-path': field['data-path'] })}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
