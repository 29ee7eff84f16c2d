import {readFileSync} from 'node:fs';
const m=new Function(readFileSync('/tmp/eph/ast/package/data/deltat.js','utf8').replace(/export default m;?/,'return m'))();
const h=m.historic.table,n=h.length;const hs=(m.historic.last-m.historic.first)/(n-1);console.log('hist step',hs,n);
const d=m.data.table;const ds=(m.data.last-m.data.first)/(d.length-1);
const at=(y)=>{let t,f,s;if(y<1974){t=h;f=m.historic.first;s=hs}else{t=d;f=m.data.first;s=ds}const x=(y-f)/s,i=Math.floor(x);return t[i]+(t[i+1]-t[i])*(x-i)};
const ref=JSON.parse(readFileSync('/work/main/tests/truth/natal-open.json'));
const step=+process.argv[2]||1;
for(const c of [...ref.charts].sort((a,b)=>a.utc<b.utc?-1:1)){const jd=Date.parse(c.utc)/864e5+2440587.5,y=2000+(jd-2451544.5)/365.25;if(y>2020)continue;const y0=Math.floor(y/step)*step;const lin=at(y0)+(at(y0+step)-at(y0))*(y-y0)/step;console.log(y.toFixed(2),c.dt.toFixed(2),(at(y)-c.dt).toFixed(2),(lin-c.dt).toFixed(2));}
const rows=[];for(let y=1900;y<=2022;y+=2)rows.push([y,+at(y).toFixed(2)]);console.log(JSON.stringify(rows));
for(const y of [1800,1810,1820,1830,1840,1850,1860,1870,1880,1890,1900])console.log(y,at(y));
