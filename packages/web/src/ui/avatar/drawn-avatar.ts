import female from './drawn-avatar-p.svg?no-inline';
import male from './drawn-avatar-l.svg?no-inline';

/** The address of the default drawing for a person without a photo. */
export function drawnAvatar(gender: 'L' | 'P'): string {
  return gender === 'P' ? female : male;
}
