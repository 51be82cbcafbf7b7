// A decoder that never comes to an end.
process.on('message', () => undefined);
process.send?.('ready');
