import { positionsAt, bodyPosition } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { astroTime, unixMs } from '#astro/time/instant.ts';
import { nutationAt } from '#astro/body/nutation.ts';
import { moonPlace } from '#astro/body/theory.ts';
import { COMPUTED_BODY_IDS } from '#astro/body/body-id.ts';
import { HelioState, Body, GeoMoonState } from 'astronomy-engine';
const t0=Date.parse('1988-06-01T03:00:00Z');
function b(name:string,f:(t:any,i:number)=>unknown,N=3000){for(let r=0;r<2;r++)for(let k=0;k<N;k++)f(unixMs(t0+k*86400e3),k);let best=1e9;for(let r=0;r<5;r++){const s=(process.cpuUsage().user/1000);for(let k=0;k<N;k++)f(unixMs(t0+k*86400e3),k);best=Math.min(best,((process.cpuUsage().user/1000)-s)/N*1000);}console.log(name.padEnd(20),best.toFixed(2),'us');}
b('AE Mars HelioState',t=>HelioState(Body.Mars,astroTime(t)));
b('AE GeoMoonState',t=>GeoMoonState(astroTime(t)));
b('astroTime',t=>astroTime(t));
b('nutation',(_,k)=>nutationAt(k));
b('frame',t=>skyFrame(astroTime(t)));
b('moonPlace',(_,k)=>moonPlace(k));
for(const x of COMPUTED_BODY_IDS) b(x,t=>bodyPosition(x,t,{node:'true'}),1500);
b('all mean',t=>positionsAt(t,COMPUTED_BODY_IDS,{node:'mean'}));
b('all true',t=>positionsAt(t,COMPUTED_BODY_IDS,{node:'true'}));
