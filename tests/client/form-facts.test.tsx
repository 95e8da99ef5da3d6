import { screen, waitFor, within } from '@testing-library/react';
import { factsOfEveryKind } from '../support/declared-facts';
import {
  ada,
  type Answers,
  artifactTexts,
  buildArtifact,
  buildConnection,
  buildFact,
  enterText,
  expectSuccess,
  Refusal,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const section = () => screen.getByText('More facts (optional)').closest('details');
const viewer = {
  __typename: 'Viewer',
  uid: ada.uid,
  allowance: { __typename: 'Allowance', artifacts: null, pictures: null, pictureBytes: null },
  factTerms: [
    { __typename: 'FactTerms', key: 'material', terms: ['Bronze', 'Gold', 'Wood; bone'] },
    { __typename: 'FactTerms', key: 'state', terms: ['Whole', 'Broken'] },
  ],
};
const suggested = (label: string) =>
  [...(field(label).list?.options ?? [])].map(({ value }) => value);

describe('a new artifact', () => {
  const open = (answers: Answers = {}) =>
    visit('/add-artifacts', {
      member: ada,
      facts: factsOfEveryKind,
      answers: { ...own, AddArtifactPage: () => ({ viewer }), ...answers },
    });

  async function fillIn(user: ReturnType<typeof visit>['user']) {
    for (const [label, text] of Object.entries(artifactTexts)) await enterText(label, text);
    await user.selectOptions(screen.getByLabelText('Artifact Type'), 'Sculpture');
  }

  test('has a field for each fact below the others, closed and not required', async () => {
    open();
    await screen.findByLabelText('Material');
    expect(section()?.open).toBe(false);
    const names = [...(section()?.querySelectorAll('input') ?? [])].map(({ name }) => name);
    expect(names).toEqual([
      'facts.number',
      'facts.material',
      'facts.state',
      'facts.elsewhere',
      'facts.store',
    ]);
    expect(section()?.querySelector('[required]')).toBeNull();
    expect(field('Store location (private)').name).toBe('facts.store');
  });

  test('is suggested terms, also after the values that stand there', async () => {
    const { user } = open();
    await waitFor(() => expect(suggested('Material')).toEqual(['Bronze', 'Gold', 'Wood\\; bone']));
    expect(suggested('State')).toEqual(['Whole', 'Broken']);
    expect(field('Object number').list).toBeNull();
    for (const typed of ['Gold; ', 'Br']) {
      await user.type(field('Material'), typed);
      await waitFor(() =>
        expect(suggested('Material')).toEqual(['Gold; Bronze', 'Gold; Wood\\; bone']),
      );
    }
  });

  test('is saved with the facts that were written', async () => {
    const { api, user } = open({ AddArtifact: () => ({ addArtifact: { artifact: null } }) });
    await fillIn(user);
    await enterText('Object number', 'A; 7');
    await enterText('Material', 'Gold ;Wood\\; bone; ');
    await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
    await expectSuccess('Artifact added successfully!');
    expect(api.named('AddArtifact')[0]?.variables['input']).toMatchObject({
      artifactName: artifactTexts['Artifact Name'],
      facts: [
        { key: 'number', values: ['A; 7'] },
        { key: 'material', values: ['Gold', 'Wood; bone'] },
      ],
    });
  });

  test('shows what the server refuses at the field, which is opened', async () => {
    const fields = { 'facts.state': 'Please choose terms of the list: it has no "Bent".' };
    const { user } = open({ AddArtifact: () => new Refusal('BAD_USER_INPUT', fields) });
    await fillIn(user);
    await enterText('State', 'Bent');
    section()?.removeAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
    const alert = await screen.findByText(fields['facts.state']);
    expect(section()?.open).toBe(true);
    expect(field('State').getAttribute('aria-describedby')).toContain(alert.id);
    expect(field('State').getAttribute('aria-invalid')).toBe('true');
  });

  test('has no section in a catalogue without facts', async () => {
    visit('/add-artifacts', {
      member: ada,
      facts: [],
      answers: { AddArtifactPage: () => ({ viewer }) },
    });
    await screen.findByLabelText('Artifact Name');
    expect(screen.queryByText('More facts (optional)')).toBeNull();
  });
});

describe('an update', () => {
  const facts = [
    buildFact('number', 'Object number', 'NAM 624\nRoom 4'),
    buildFact('material', 'Material', 'Gold', 'Wood; bone'),
  ];

  function open(answers: Answers = {}) {
    let stored: Record<string, unknown> = buildArtifact({ facts });
    const site = visit('/updateartifacts/7', {
      member: ada,
      facts: factsOfEveryKind,
      answers: {
        ...own,
        UpdateArtifactPage: () => ({ viewer, artifact: stored }),
        UpdateArtifact: ({ basedOn }) =>
          basedOn === stored['updatedAt']
            ? { updateArtifact: { artifact: stored } }
            : new Refusal('CONFLICT'),
        ...answers,
      },
    });
    const input = () => site.api.named('UpdateArtifact').at(-1)?.variables['input'];
    const changeElsewhere = (changes: object) => (stored = { ...stored, ...changes });
    return { ...site, input, changeElsewhere };
  }
  const save = () => screen.getByRole('button', { name: 'Update Artifact' });

  test('shows the facts, and sends those that were changed', async () => {
    const { user, input } = open();
    await screen.findByLabelText('Material');
    expect(section()?.open).toBe(true);
    expect(field('Object number').value).toBe('NAM 624\nRoom 4');
    expect(field('Material').value).toBe('Gold; Wood\\; bone');
    await enterText('Material', '');
    await enterText('State', 'whole');
    await user.click(save());
    await expectSuccess('Artifact updated successfully!');
    expect(input()).toMatchObject({
      facts: [
        { key: 'material', values: [] },
        { key: 'state', values: ['whole'] },
      ],
    });
  });

  test('without a change of facts sends none', async () => {
    const { user, input } = open();
    await enterText('Created At', 'c. 1600 BC');
    await user.click(save());
    await expectSuccess('Artifact updated successfully!');
    expect(input()).not.toHaveProperty('facts');
  });

  test('that was interrupted brings the facts back', async () => {
    open();
    await enterText('Material', 'Gold; Silver');
    document.body.innerHTML = '';
    open();
    await screen.findByText('Your unsaved changes are back.');
    expect(field('Material').value).toBe('Gold; Silver');
  });

  test('of a fact that was changed elsewhere shows both versions', async () => {
    const { user, input, changeElsewhere } = open();
    await enterText('Material', 'Gold; Silver');
    changeElsewhere({
      facts: [buildFact('material', 'Material', 'Electrum'), buildFact('state', 'State', 'Whole')],
      updatedAt: '2026-01-01T00:00:07.000Z',
    });
    await user.click(save());
    const conflict = await screen.findByRole('region', {
      name: 'This artifact was changed elsewhere',
    });
    const changes = within(conflict)
      .getAllByRole('listitem')
      .map((item) => [
        within(item).getByRole('heading').textContent,
        ...[...item.querySelectorAll('dd')].map(({ textContent }) => textContent),
      ]);
    expect(changes).toEqual([
      ['Object number', '', 'NAM 624\nRoom 4'],
      ['Material', 'Electrum', 'Gold; Silver'],
      ['State', 'Whole', ''],
    ]);
    await user.click(within(conflict).getByRole('button', { name: 'Take the newer values' }));
    await screen.findByText('The newer values are in the form.');
    expect(field('Material').value).toBe('Electrum');
    expect(field('State').value).toBe('Whole');
    await enterText('State', 'Broken');
    await user.click(save());
    await expectSuccess('Artifact updated successfully!');
    expect(input()).toMatchObject({ facts: [{ key: 'state', values: ['Broken'] }] });
  });
});
