// Lints the OpenAPI document on standard input and writes the violations of recommended rules as
// JSON. It runs as a separate process because the linter is an ES module, which Jest cannot load.
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
const violations = problems.map(({ ruleId, message, location }) => ({
  ruleId,
  message,
  at: location.map(({ pointer }) => pointer),
}));
process.stdout.write(JSON.stringify(violations));
