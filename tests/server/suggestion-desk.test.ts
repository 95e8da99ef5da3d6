import { features } from '../../server/composition/features';
import { SuggestionDesk } from '../../server/community/suggestions/suggestion-desk';
import type { MemberContext } from '../../server/web/graphql/context';
import { Selection } from '../../server/web/graphql/selection';
import { ada, ben, member, type TestMember } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { accept, refuse, suggest, suggested, withdraw } from '../support/suggestions';

const DAY = 24 * 3_600_000;
const cleo = member(3);
const edda = member(8);

let fixture: OperatedCatalogue;
let desk: SuggestionDesk;
beforeEach(async () => {
  fixture = await startOperatedCatalogue({
    features: [
      ...features,
      {
        name: 'clock of desks',
        register(_app, { services }) {
          desk = services.get(SuggestionDesk);
        },
      },
    ],
  });
});
afterEach(() => fixture.stop());

const as = (who: TestMember) => fixture.catalogue.as(who);
const add = async (who: TestMember, artifactName: string): Promise<string> =>
  (await as(who).add({ artifactName })).id;

const callerOf = (who: TestMember) =>
  ({ viewer: who, role: who === edda ? 'EDITOR' : 'MEMBER' }) as unknown as MemberContext;
const selection = new Selection(undefined, new Set(['artifactName']));
const page = (days: number, first = 10) => ({ now: new Date(Date.now() + days * DAY), first });

/** The artifacts of the suggestions that wait for somebody after some days, and how many these are. */
async function waitingFor(who: TestMember, days = 0) {
  const found = await desk.toDecide(callerOf(who), page(days), selection);
  expect(await desk.countToDecide(callerOf(who), page(days).now)).toBe(found.length);
  return found.map(({ artifact }) => artifact.artifactName);
}

const endedFor = async (who: TestMember, days = 0) =>
  (await desk.ended(callerOf(who), page(days), selection)).map(({ state, reason }) => ({
    state,
    reason,
  }));

describe('the desk', () => {
  it('has for owners what is open, the oldest first, a page at a time', async () => {
    const [sphinx, mask] = [await add(ada, 'Sphinx'), await add(ada, 'Mask')];
    await suggested(as(ben), mask, { createdAt: '180 BC' });
    await suggest(as(cleo), sphinx, { remark: 'I know it.' });
    const { id: withdrawn } = await suggested(as(cleo), mask, { createdAt: '170 BC' });
    await withdraw(as(cleo), withdrawn);
    await suggested(as(ada), await add(cleo, 'Idol'), { createdAt: '170 BC' });
    expect(await waitingFor(ada)).toEqual(['Mask', 'Sphinx']);
    const [first] = await desk.toDecide(callerOf(ada), page(0, 1), selection);
    if (!first) throw new Error('The desk is empty.');
    const after = { at: first.suggestedAt, id: first.id };
    const rest = await desk.toDecide(callerOf(ada), { ...page(0), after }, selection);
    expect([first, ...rest].map(({ artifact }) => artifact.artifactName)).toEqual([
      ...['Mask', 'Sphinx'],
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
      { state: 'REFUSED', reason: 'Not so.' },
      { state: 'ACCEPTED', reason: null },
    ];
    expect([await endedFor(ben), await endedFor(ben, 29)]).toEqual([ends, ends]);
    expect([await endedFor(ben, 31), await endedFor(ada)]).toEqual([[], []]);
  });
});
