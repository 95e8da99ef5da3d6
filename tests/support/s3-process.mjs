// @ts-check
import { buildApp } from 'fauxqs';

/**
 * An S3 server whose objects are in its memory, as a program: the package is an ES module only. It
 * writes its address when it listens, and ends with its standard input.
 */
const address = await buildApp({ logger: false }).listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.stdin.on('close', () => process.exit()).resume();
