// A decoder that can't start.
process.exit(1);
