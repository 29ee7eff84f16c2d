/** The guards of readings (docs/readings.md): every reading judged, how much readings differ, and how long an answer takes. */
import { guardRows } from '../../tests/support/readings/figures.ts';

export const measure = () => guardRows();
