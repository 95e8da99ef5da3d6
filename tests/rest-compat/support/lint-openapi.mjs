// Lints the OpenAPI document on its input and writes what breaks a recommended rule as JSON. A
// program of its own, because the linter is an ES module, which Jest's CommonJS cannot load.
import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
} from '@redocly/openapi-core';
import { text } from 'node:stream/consumers';

const problems = await lintDocument({
  document: makeDocumentFromString(await text(process.stdin), 'openapi.json'),
  externalRefResolver: new BaseResolver(),
  config: await createConfig({ extends: ['recommended'] }),
});
const told = problems.map(({ ruleId, message, location }) => ({
  ruleId,
  message,
  at: location.map(({ pointer }) => pointer),
}));
process.stdout.write(JSON.stringify(told));
