import ref from '/work/main/tests/truth/natal-open.json' with { type: 'json' };
import { deltaTSeconds } from '#astro/time/delta-t.ts'; import { unixMs, unixToDays } from '#astro/time/instant.ts';
for(const c of [...ref.charts].sort((a,b)=>a.jd-b.jd)) console.log(c.utc.slice(0,7), c.dt.toFixed(2),(deltaTSeconds(unixToDays(unixMs(Date.parse(c.utc))))-c.dt).toFixed(2));
