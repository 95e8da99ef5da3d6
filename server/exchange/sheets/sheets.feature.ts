import { NodeService } from '../../catalogue/artifacts/node.service';
import { type MemberData, rowsOfMember } from '../../database/member-data';
import { type Feature, withJsonErrors } from '../../web/feature';
import { purgeSheets } from './purge-sheets';
import { workOnSheets } from './sheet-runner';
import { registerSheets } from './sheet.routes';
import { SheetVersion, StoredSheet, StoredSheetRow } from './sheet.entity';
import { MemberSheetsResolver, RevisionSheetResolver, SheetResolver } from './sheet.resolver';
import { SheetService } from './sheet.service';

/** Rows and versions go with their sheet. */
const stored = rowsOfMember('sheets', StoredSheet, {
  uidColumn: 'memberUid',
  whenErased: 'deleted',
  omit: ['turnAt'],
});

const sheetsOfMember: MemberData = {
  ...stored,
  async *read(database, uid) {
    for await (const rows of stored.read(database, uid)) {
      yield (rows as readonly StoredSheet[]).map((row) =>
        Object.assign({}, row, {
          columns: JSON.parse(row.columns) as unknown,
          counts: JSON.parse(row.counts) as unknown,
        }),
      );
    }
  },
};

/** Spreadsheets that change the catalogue after they were looked at, and can be taken back. */
export const sheetsFeature: Feature = {
  name: 'sheets',
  entities: [StoredSheet, StoredSheetRow, SheetVersion],
  resolvers: [SheetResolver, MemberSheetsResolver, RevisionSheetResolver],
  memberData: [sheetsOfMember],
  purges: [{ what: 'old sheets', purge: purgeSheets }],
  async register(app, host) {
    const { services } = host;
    const service = services.get(SheetService);
    services.get(NodeService).add((id, caller) => service.find(id, caller));
    workOnSheets(app, services);
    await withJsonErrors(registerSheets)(app, host);
  },
};
