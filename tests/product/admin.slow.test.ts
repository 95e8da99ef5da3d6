import { startOnPostgres, startOnSqlite } from '../support/operator-fixture';
import { testAdminCommands } from './admin-suite';

describe('one process on SQLite', () => testAdminCommands(startOnSqlite));
describe('two servers on PostgreSQL', () => testAdminCommands(startOnPostgres));
