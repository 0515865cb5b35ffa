// Starts the server: the entry of `npm start` and `npm run serve`.
process.stdout.write('Nearhand is starting…\n');

const { runServer } = await import('./run-server.ts');
await runServer();
