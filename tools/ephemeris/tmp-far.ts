import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { bodyPosition } from '#astro/body/position.ts';
import { astroTime, unixMs } from '#astro/time/instant.ts';
const L:any={moon:Body.Moon,mercury:Body.Mercury,venus:Body.Venus,sun:Body.Sun,mars:Body.Mars,jupiter:Body.Jupiter,saturn:Body.Saturn,uranus:Body.Uranus,neptune:Body.Neptune,pluto:Body.Pluto};
for(const y of [1500,1600,1700,1750,1790,1797,1799,1820,2140,2151,2153,2170,2200,2300,2400,2500]){const m:any={};for(let k=0;k<25;k++){const t=unixMs(Date.UTC(y,0,1)+k*29*864e5);for(const b in L){const p=bodyPosition(b as any,t),q=Ecliptic(GeoVector(L[b],astroTime(t),true));m[b]=Math.max(m[b]??0,Math.abs((p.lon-q.elon+540)%360-180)*3600);}}console.log(y,Object.keys(L).map(b=>b+' '+m[b].toFixed(1)).join(' '),'chiron',bodyPosition('chiron',unixMs(Date.UTC(y,0,1))).lon.toFixed(2));}
