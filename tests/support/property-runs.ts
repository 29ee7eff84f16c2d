/** How often each law is tried: a hundred times in the gate, much more in `npm run test:long`. */
import fc from 'fast-check';

const runs = Number(process.env.PROPERTY_RUNS ?? 100);
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
