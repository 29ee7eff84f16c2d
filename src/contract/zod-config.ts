/**
 * Schemas are walked, never compiled to functions: the Content-Security-Policy forbids `eval`, and even a
 * caught attempt is reported as a violation. Imported before any schema runs.
 */
import { config } from 'zod/mini';

config({ jitless: true });
