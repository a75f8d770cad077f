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

/** The first letter of the first and of the last word that has one: a quotation mark or a picture in a name is none. */
const initialsOf = (name: string) => {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return `${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`.toUpperCase();
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
