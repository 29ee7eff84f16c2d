import { createContext } from 'react';
import type { SpeechChoice } from './speaker.ts';

/** The person's choices for reading aloud; null while they are not known. Kept apart, so that giving them loads nothing else. */
export const SpeechContext = createContext<SpeechChoice | null>(null);
