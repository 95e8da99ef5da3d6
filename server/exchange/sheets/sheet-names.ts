import { NamesOfVersions } from '../../community/history/names-of-versions';
import type { Services } from '../../web/graphql/services';
import { SheetVersion, StoredSheet } from './sheet.entity';

/** The names of the sheets that made versions of artifacts. */
export class SheetNames extends NamesOfVersions {
  constructor({ database }: Services) {
    super(database, {
      ...{ what: 'sheets of versions', alias: 'made' },
      query: () =>
        database
          .from(SheetVersion, 'made')
          .innerJoin(StoredSheet, 'sheet', 'sheet.id = made.sheetId')
          .select('sheet.name', 'name'),
    });
  }
}
