const { measureFirstPull } = await import('/tmp/sync-tree/tools/bench/sync/first-pull.ts');
console.log(await measureFirstPull());
