import { ada, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { SiteWithSettings } from '../support/site-with-settings';
import { untilWaitingForLock } from '../support/wait-until';

const edda = { ...member(7), isModerator: true };

let settings: SiteWithSettings;
let catalogue: TestCatalogue;
beforeAll(async () => {
  settings = await SiteWithSettings.create({ review: 'all' });
  catalogue = await startCatalogue({ site: settings.site });
});
afterAll(async () => {
  await catalogue.stop();
  await settings.remove();
});

const publish = (id: string) =>
  catalogue
    .as(edda)
    .run('mutation ($id: ID!) { publishArtifact(artifactId: $id) { artifact { id } } }', { id });

it('an artifact that an editor publishes meanwhile is deleted all the same', async () => {
  const { id } = await catalogue.as(ada).add();
  // Makes the editor a member.
  await catalogue.as(edda).read(id);
  const { writer } = catalogue;
  const run = writer.run.bind(writer);
  jest.spyOn(writer, 'run').mockImplementationOnce(async (write) => {
    expect((await publish(id)).errors).toEqual([]);
    return run(write);
  });
  const { data } = await catalogue.as(ada).delete(id);
  expect(data.deleteArtifact).toEqual({ deletedCount: 1, deletedId: id });
  expect(await catalogue.visitor.read(id)).toBeNull();
});

// SQLite has one writer at a time.
onPostgres('an artifact that an editor publishes meanwhile is changed all the same', async () => {
  const { id } = await catalogue.as(ada).add();
  const { dataSource } = catalogue;
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT 1 FROM "hidden_artifacts" WHERE "id" = ${Number(id)} FOR UPDATE`);
  const published = publish(id);
  await untilWaitingForLock(dataSource);
  const updated = catalogue.as(ada).update(id, { artifactName: 'Changed meanwhile' });
  await untilWaitingForLock(dataSource, 2);
  await holder.commitTransaction();
  await holder.release();
  expect((await published).errors).toEqual([]);
  expect((await updated).errors).toEqual([]);
  expect((await catalogue.visitor.read(id)).artifactName).toBe('Changed meanwhile');
});
