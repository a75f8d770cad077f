import type { Session } from '../session/use-session.ts';
import type { PaletteChoice } from './palette-choices.ts';

export function useAnggotaChoices(_session: Session, _text: string): PaletteChoice[] {
  return [];
}
