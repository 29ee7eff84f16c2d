import { createMemoryServer } from './memory-server.ts';
import { createRealDisk } from './real-disk.ts';
import { playRun, modelAccounts, memoryBench } from './play.ts';
import { failures } from './failures.ts';
for (const f of failures) await playRun(memoryBench(), f.steps);
try {
await playRun({ server: createMemoryServer(), disk: (d) => createRealDisk(d), accounts: modelAccounts }, [["sign in",2,0,false],["full",true],["write",2,0,0],["sync",2],["deliver",0]]);
console.log('fine');
} catch (e) { console.log(e, JSON.stringify((e as any).failure)); }
