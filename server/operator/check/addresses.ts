import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Environment, isLoopback } from '../../base/env';
import { errorCode } from '../../base/errors';
import { ask, type Finding, notChecked, ok, wrong } from './finding';

type Addresses = Pick<Environment, 'publicUrl' | 'host' | 'port' | 'production'>;

/** Checks where the product listens, and its public address. */
export async function checkAddresses(addresses: Addresses): Promise<Finding[]> {
  const { host, port } = addresses;
  const subject = 'HOST, PORT';
  const where = `${host}:${port}`;
  const failure = await listeningFails(host, port);
  if (failure === null) {
    return [ok(subject, `${where} is free.`), await checkPublicUrl(addresses, false)];
  }
  if (failure !== 'EADDRINUSE') {
    const listening = wrong(subject, `The product cannot listen on ${where}: ${failure}.`);
    return [listening, await checkPublicUrl(addresses, false)];
  }
  const isServed = await answersAsProduct(`http://${localNameOf(host)}:${port}`);
  const listening = isServed
    ? ok(subject, `The product serves on ${where}.`)
    : wrong(subject, `Another program listens on ${where}.`);
  return [listening, await checkPublicUrl(addresses, isServed === true)];
}

async function checkPublicUrl({ publicUrl, production }: Addresses, isServed: boolean) {
  const subject = 'PUBLIC_URL';
  const { protocol, hostname } = new URL(publicUrl);
  if (production && protocol === 'http:' && !isLoopback(hostname)) {
    return wrong(subject, `${publicUrl} is not encrypted: tokens would travel as plain text.`);
  }
  const isProduct = await answersAsProduct(publicUrl);
  if (isProduct) return ok(subject, `The product answers at ${publicUrl}.`);
  if (isProduct === false) return wrong(subject, `Another program answers at ${publicUrl}.`);
  return isServed
    ? wrong(subject, `The product serves, but ${publicUrl} does not answer from this machine.`)
    : notChecked(subject, `Nothing answers at ${publicUrl}; the product does not serve now.`);
}

/** Whether the product answers at an address; null when nothing does. */
async function answersAsProduct(origin: string): Promise<boolean | null> {
  const response = await ask(`${origin}/readyz`);
  if (!response) return null;
  const body: unknown = await response.json().catch(() => null);
  const { database, tokens } = Object(body) as Record<string, unknown>;
  return typeof database === 'boolean' && typeof tokens === 'boolean';
}

/** Listens for a moment. @returns the code of the error; null when the port is free. */
async function listeningFails(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return null;
  } catch (error) {
    return errorCode(error) || String(error);
  } finally {
    server.close();
  }
}

/** The name by which this machine reaches a server that listens on `host`. */
function localNameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host;
}
