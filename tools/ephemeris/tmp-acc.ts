import ref from '/work/main/tests/truth/natal-open.json' with { type: 'json' };
import { positionsAt, bodyPosition } from '#astro/body/position.ts';
import { COMPUTED_BODY_IDS } from '#astro/body/body-id.ts';
import { unixMs } from '#astro/time/instant.ts';
const cols: any = {Sun:'sun',Moon:'moon',Mercury:'mercury',Venus:'venus',Mars:'mars',Jupiter:'jupiter',Saturn:'saturn',Uranus:'uranus',Neptune:'neptune',Pluto:'pluto',Chiron:'chiron',MeanNode:'northnode',TrueNode:'northnode',MeanLilith:'lilith'};
const d=(a:number,b:number)=>((a-b+540)%360-180)*3600;
console.log(ref.meta.bodies.join(' '));
for (const n of ref.meta.bodies){ const id=cols[n]; if(!id) continue; const i=ref.meta.bodies.indexOf(n); const e:number[]=[],b:number[]=[],v:number[]=[];
 for(const c of ref.charts){ const p=bodyPosition(id,unixMs(Date.parse(c.utc)),{node:n==='TrueNode'?'true':'mean'}); e.push(d(p.lon,c.L[i]!)); b.push((p.lat-c.B[i]!)*3600); v.push((p.speed-c.V[i]!)*3600);}
 const st=(a:number[])=>{const s=a.map(Math.abs).sort((x,y)=>x-y);const m=a.reduce((x,y)=>x+y,0)/a.length;return `p50 ${s[s.length>>1]!.toFixed(3)} max ${s.at(-1)!.toFixed(3)} mean ${m.toFixed(3)}`};
 console.log(n.padEnd(10),'lon',st(e),'| lat',st(b),'| v',st(v)); }
const t=unixMs(Date.parse('1988-06-01T03:00:00Z'));
for (let r=0;r<3;r++){const t0=performance.now();let N=3000,s=0;for(let k=0;k<N;k++){s+=positionsAt(unixMs(t+k*86400e3),COMPUTED_BODY_IDS,{node:'true'})[0]!.lon;}console.log('us per sky',((performance.now()-t0)/N*1000).toFixed(1));}
