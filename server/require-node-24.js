// Loaded first (node --import), in words that every older Node understands: it could not read the TypeScript that follows.
var major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    'This program needs Node 24 or newer; this is Node ' +
      process.versions.node +
      ' (' +
      process.execPath +
      ').\n' +
      'On Linux, `npm install` brings Node 24 along: start with `npm start`. Elsewhere, install Node 24.',
  );
  process.exit(1);
}
