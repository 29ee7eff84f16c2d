import ref from '/work/main/tests/truth/natal-open.json' with { type: 'json' };
import { bodyPosition } from '#astro/body/position.ts';
import { unixMs } from '#astro/time/instant.ts';
const d=(a:number,b:number)=>((a-b+540)%360-180);
for(const [n,id] of [['Mercury','mercury'],['Venus','venus'],['Mars','mars'],['Jupiter','jupiter'],['Saturn','saturn'],['Pluto','pluto']] as const){const i=ref.meta.bodies.indexOf(n);
 const r=ref.charts.map(c=>{const p=bodyPosition(id,unixMs(Date.parse(c.utc)));return [Math.abs(d(p.lon,c.L[i]!))*3600+Math.abs(p.lat-c.B[i]!)*3600,c.utc,(d(p.lon,c.L[i]!)*3600).toFixed(2),((p.lat-c.B[i]!)*3600).toFixed(2),'elong',d(c.L[i]!,c.L[0]!).toFixed(2),c.B[i]]}).sort((a,b)=>(b[0] as number)-(a[0] as number)).slice(0,3);console.log(n,r);}
console.log('dpsi eps', ref.charts.map(c=>c.dpsi).slice(0,2));
import { skyFrame } from '#astro/body/sky-frame.ts'; import { astroTime } from '#astro/time/instant.ts';
let m=0,e=0;for(const c of ref.charts){const f=skyFrame(astroTime(unixMs(Date.parse(c.utc))));m=Math.max(m,Math.abs(f.nutationDeg-c.dpsi)*3600);e=Math.max(e,Math.abs(f.obliquityDeg-c.eps)*3600);}console.log('dpsi max"',m,'eps max"',e);
