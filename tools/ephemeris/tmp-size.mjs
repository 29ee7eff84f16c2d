import { build } from 'vite'; import { gzipSync } from 'node:zlib';import {writeFileSync} from 'node:fs';
async function sz(name,code){writeFileSync('/work/main/tools/ephemeris/tmp-entry.ts',code);
const r=await build({configFile:false,root:'/work/main',logLevel:'error',build:{write:false,minify:true,lib:{entry:'/work/main/tools/ephemeris/tmp-entry.ts',formats:['es'],fileName:'x'}}});
const c=(Array.isArray(r)?r[0]:r).output.filter(o=>o.type==='chunk').map(o=>o.code).join('');console.log(name,c.length,gzipSync(c,{level:9}).length);}
await sz('AE angles only',`export {SiderealTime, AstroTime, SetDeltaTFunction, DeltaT_EspenakMeeus, e_tilt} from 'astronomy-engine';`);
await sz('AE + HelioState',`export {SiderealTime, AstroTime, SetDeltaTFunction, DeltaT_EspenakMeeus, HelioState} from 'astronomy-engine';`);
await sz('AE + eclipses',`export {SiderealTime, AstroTime, SetDeltaTFunction, DeltaT_EspenakMeeus, SearchLunarEclipse,NextLunarEclipse,SearchGlobalSolarEclipse,NextGlobalSolarEclipse} from 'astronomy-engine';`);
await sz('body',`export * from '#astro/body/position.ts'; export * from '#astro/body/sky-table.ts';`);
await sz('body+AE angles',`export * from '#astro/body/position.ts'; export * from '#astro/body/sky-table.ts';export {SiderealTime} from 'astronomy-engine';`);
