import * as z from 'zod/mini';
import { languages } from '../../words/languages.ts';

/** A language that the program speaks. */
export const language = z.enum(languages);
