// A decoder that no picture leaves alive.
process.on('message', () => process.exit(1));
process.send?.('ready');
