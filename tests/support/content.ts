/** The passages of readings, which the app fetches before a question. */
import { loadPassages } from '#engine/content.ts';

await loadPassages();
