import { useState } from 'react';
import { drawnAvatar } from './drawn-avatar.ts';
import classes from './avatar.module.css';

type Props = {
  name: string;
  /** The photo's address. Without it, and where it does not come: a drawing by gender where that is told, else the initials. */
  photo?: string | null;
  gender?: 'L' | 'P' | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Beside the name the picture says nothing new; alone it must carry the name. */
  alone?: boolean;
};

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
};

export function Avatar({ name, photo, gender, size = 'md', alone = false }: Props) {
  const [hilang, setHilang] = useState<string | null>(null);
  const picture = (photo === hilang ? null : photo) ?? (gender ? drawnAvatar(gender) : undefined);
  const attrs = { className: classes['avatar'], 'data-size': size };
  if (picture) {
    const miss = () => setHilang(photo ?? null);
    return <img {...attrs} src={picture} alt={alone ? name : ''} loading="lazy" decoding="async" onError={miss} />;
  }
  // The initials are a drawing too, set by the style sheet: as text they would be read for a button's visible name.
  const named = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return <span {...attrs} {...named} data-initials={initialsOf(name)} />;
}
