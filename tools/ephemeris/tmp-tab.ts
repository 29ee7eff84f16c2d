import { createSkyTable } from '#astro/body/sky-table.ts';
import { positionsAt } from '#astro/body/position.ts';
import { COMPUTED_BODY_IDS as B } from '#astro/body/body-id.ts';
import { unixMs } from '#astro/time/instant.ts';
const t0=626637600000,t1=Date.parse('1998-07-01');
for(const node of ['mean','true'] as const){
const tab=createSkyTable({from:unixMs(t0),to:unixMs(t1),bodies:B,node});
const e:any={},v:any={},l:any={};
for(let t=t0;t<t1;t+=7.3e7/2){const a=tab.positionsAt(unixMs(t)),b=positionsAt(unixMs(t),B,{node});a.forEach((p,i)=>{const q=b[i]!;e[p.body]=Math.max(e[p.body]??0,Math.abs((p.lon-q.lon+540)%360-180)*3600);v[p.body]=Math.max(v[p.body]??0,Math.abs(p.speed-q.speed)*3600);l[p.body]=Math.max(l[p.body]??0,Math.abs(p.lat-q.lat)*3600,Math.abs(p.dec-q.dec)*3600)})}
console.log(node,B.map(b=>`${b} ${e[b].toFixed(3)}/${v[b].toFixed(3)}/${l[b].toFixed(3)}`).join(' '));
for(let r=0;r<3;r++){const N=100000;const s=performance.now();for(let k=0;k<N;k++)tab.positionsAt(unixMs(t0+(k*6e5)%(t1-t0)));console.log('us',((performance.now()-s)/N*1000).toFixed(2));}
}
