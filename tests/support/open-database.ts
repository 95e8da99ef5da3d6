import 'reflect-metadata';
import { entities } from '../../server/composition/features';
import type { Database } from '../../server/database/database';
import {
  type DatabaseLocation,
  migrateDatabase,
  openDatabase,
} from '../../server/database/open-database';

/** Opens a database with the product's tables, which it creates where they are missing. */
export const openMigrated = (location: DatabaseLocation): Promise<Database> =>
  migrateDatabase(location, entities);

/** Opens a database as a process that serves, or a command, does. */
export const openExisting = (location: DatabaseLocation, timeout?: number): Promise<Database> =>
  openDatabase(location, entities, timeout);
