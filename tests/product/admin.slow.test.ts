import { startOnPostgres, startOnSqlite } from '../support/operator-fixture';
import { testAdminCommands } from './admin-suite';

describe('one process on SQLite', () => testAdminCommands(() => startOnSqlite(1)));
describe('two workers on SQLite', () => testAdminCommands(() => startOnSqlite(2)));
describe('two servers on PostgreSQL', () => testAdminCommands(startOnPostgres));
