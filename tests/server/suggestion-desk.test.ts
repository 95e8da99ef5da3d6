import { DeskReader } from '../../server/community/desk/desk.reader';
import { type DeskItem, DeskItemKind } from '../../server/community/desk/desk.types';
import { KeysetPage } from '../../server/database/keyset';
import { ada, ben, member, type TestMember } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { accept, refuse, suggest, suggested, withdraw } from '../support/suggestions';

const DAY = 24 * 3_600_000;
const cleo = member(3);
const edda = member(8);

let fixture: OperatedCatalogue;
beforeEach(async () => {
  fixture = await startOperatedCatalogue();
});
afterEach(() => fixture.stop());

const as = (who: TestMember) => fixture.catalogue.as(who);
const add = async (who: TestMember, artifactName: string): Promise<string> =>
  (await as(who).add({ artifactName })).id;

const ownerOf = (who: TestMember) =>
  ({ uid: who.uid, role: who === edda ? 'EDITOR' : 'MEMBER' }) as const;

/** The items of a kind on somebody's desk after some days. */
async function itemsOf(kind: DeskItemKind, who: TestMember, days: number): Promise<DeskItem[]> {
  const reader = new DeskReader(fixture.catalogue.database);
  const now = Date.now() + days * DAY;
  const page = new KeysetPage(reader.ordering, null, 10);
  const items = await reader.readPage(ownerOf(who), page, now);
  const waiting = items.filter((item) => item.kind === DeskItemKind.SUGGESTION);
  expect(await reader.countWaiting(ownerOf(who), now)).toBe(waiting.length);
  return items.filter((item) => item.kind === kind);
}

/** The artifacts of the suggestions that wait for somebody after some days. */
const waitingFor = async (who: TestMember, days = 0) =>
  (await itemsOf(DeskItemKind.SUGGESTION, who, days)).map(({ artifactName }) => artifactName);

const endedFor = async (who: TestMember, days = 0) =>
  (await itemsOf(DeskItemKind.ENDED, who, days)).map(({ artifactName, reason }) => ({
    artifactName,
    reason,
  }));

describe('the desk', () => {
  it('has for owners what is open, the oldest first, and how each looks', async () => {
    const [sphinx, mask] = [await add(ada, 'Sphinx'), await add(ada, 'Mask')];
    await suggested(as(ben), mask, { createdAt: '180 BC' });
    await suggest(as(cleo), sphinx, { remark: 'I know it.' });
    const { id: withdrawn } = await suggested(as(cleo), mask, { createdAt: '170 BC' });
    await withdraw(as(cleo), withdrawn);
    await suggested(as(ada), await add(cleo, 'Idol'), { createdAt: '170 BC' });
    expect(await waitingFor(ada)).toEqual(['Mask', 'Sphinx']);
    const { data } = await as(ada).run(`{ viewer { deskCount desk { edges { node { kind
      suggestion { suggesterName remark state artifact { artifactName } changes { field after } } } } } } }`);
    expect(data.viewer.deskCount).toBe(2);
    const shown = data.viewer.desk.edges.map(({ node }: { node: object }) => node);
    expect(shown).toEqual([
      {
        kind: 'SUGGESTION',
        suggestion: {
          ...{ suggesterName: 'Ben Booth', remark: null, state: 'OPEN' },
          artifact: { artifactName: 'Mask' },
          changes: [expect.objectContaining({ field: 'createdAt', after: '180 BC' })],
        },
      },
      {
        kind: 'SUGGESTION',
        suggestion: expect.objectContaining({ remark: 'I know it.', changes: [] }),
      },
    ]);
    expect(await waitingFor(ben)).toEqual([]);
    await fixture.hide(mask);
    expect(await waitingFor(ada)).toEqual(['Sphinx']);
  });

  it('has for editors what waits for 30 days, and at once what lost its owner', async () => {
    const owner = member(21);
    const [left, kept] = [await add(owner, 'Left'), await add(ada, 'Kept')];
    await suggested(as(ben), kept, { createdAt: '180 BC' });
    await suggested(as(ben), left, { createdAt: '180 BC' });
    expect([await waitingFor(edda), await waitingFor(edda, 29)]).toEqual([[], []]);
    expect(await waitingFor(edda, 31)).toEqual(['Kept', 'Left']);
    expect(await waitingFor(cleo, 31)).toEqual([]);
    await fixture.erase(owner);
    expect([await waitingFor(edda), await waitingFor(cleo)]).toEqual([['Left'], []]);
  });

  it('has for 30 days how one’s suggestions ended', async () => {
    const [sphinx, mask, idol] = [
      await add(ada, 'Sphinx'),
      await add(ada, 'M'),
      await add(ada, 'I'),
    ];
    const { id: accepted } = await suggested(as(ben), sphinx, { createdAt: '180 BC' });
    const { id: refused } = await suggested(as(ben), mask, { createdAt: '180 BC' });
    const { id: withdrawn } = await suggested(as(ben), idol, { createdAt: '180 BC' });
    await refuse(as(ada), refused, 'Not so.');
    await accept(as(ada), accepted, ['createdAt']);
    await withdraw(as(ben), withdrawn);
    const ends = [
      { artifactName: 'M', reason: 'Not so.' },
      { artifactName: 'Sphinx', reason: null },
    ];
    expect([await endedFor(ben), await endedFor(ben, 29)]).toEqual([ends, ends]);
    expect([await endedFor(ben, 31), await endedFor(ada)]).toEqual([[], []]);
  });
});
