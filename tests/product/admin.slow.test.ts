import { onPostgres, onSqlite } from '../support/operator-fixture';
import { testAdminCommands } from './admin-suite';

describe('two workers on SQLite', () => testAdminCommands(() => onSqlite(2)));
describe('two servers on PostgreSQL', () => testAdminCommands(onPostgres));
