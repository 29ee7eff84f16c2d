/** PouchDB's server on a free port, kept in memory; a process of its own, so that its memory can be told. Runs in the folder of its packages. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const load = createRequire(join(process.cwd(), 'index.js'));
const PouchDB = load('pouchdb-core').plugin(load('pouchdb-adapter-memory'));
const app = load('express')();
const inMemory = PouchDB.defaults({ adapter: 'memory' });
app.use(
  '/db',
  load('express-pouchdb')(inMemory, {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: '/dev/null',
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${server.address().port}\n`);
});
