/**
 * Names a function that registers routes in a scope of Fastify. Without a name, Fastify looks for the function
 * among all loaded modules, which under jest takes longer than everything else of a server's start.
 */
export const named = <Register extends object>(name: string, register: Register): Register =>
  Object.assign(register, { [Symbol.for('fastify.display-name')]: name });
