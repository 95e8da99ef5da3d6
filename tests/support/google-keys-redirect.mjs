// @ts-check
import { Socket } from 'node:net';

/**
 * Loaded into the product by "node --import": connects to the port GOOGLE_KEYS_PORT of loopback
 * instead of Google. TLS, the name in the certificate and everything else stays as it is.
 */
const HOST = 'www.googleapis.com';
const port = Number(process.env['GOOGLE_KEYS_PORT']);

const { connect } = Socket.prototype;
/** @this {Socket} @param {...any} args */
Socket.prototype.connect = function (...args) {
  // Node's own callers pass the arguments as one array.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options?.host === HOST) Object.assign(options, { host: '127.0.0.1', port });
  return Reflect.apply(connect, this, args);
};
