/** PouchDB's server on a free port, kept in memory; a process of its own, so that its memory can be told. Runs in the folder of its packages. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'index.js'));
const PouchDB = require('pouchdb-core').plugin(require('pouchdb-adapter-memory'));
const app = require('express')();
const inMemory = PouchDB.defaults({ adapter: 'memory' });
app.use(
  '/db',
  require('express-pouchdb')(inMemory, {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: '/dev/null',
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${server.address().port}\n`);
});
