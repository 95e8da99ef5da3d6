import { screen, within } from '@testing-library/react';
import { factsOfEveryKind } from '../support/declared-facts';
import { views } from '../support/detail-page';
import { ada, buildArtifact, buildFact, silenceConsole, visit } from '../support/site';

silenceConsole();

const artifact = buildArtifact({
  facts: [
    buildFact('number', 'Object number', 'NAM 624\nRoom 4'),
    buildFact('material', 'Material', 'Gold', 'Bronze & bone/ivory'),
    buildFact('state', 'State', 'Whole'),
    buildFact('elsewhere', 'Elsewhere', 'https://www.example.org/mask?v=1'),
    buildFact('formerly', 'Formerly', 'A fact that is not declared any more'),
  ],
});

const facts = () => {
  const heading = screen.getByRole('heading', { name: 'Facts' });
  return within(heading.parentElement as HTMLElement);
};
const linesOf = () =>
  facts()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe.each([
  ['the record', '/records/7', null],
  ['the page for members', '/artifactsdetails/7', ada],
] as const)('%s', (_, path, member) => {
  beforeEach(async () => {
    const answer = () => ({ artifact });
    visit(path, {
      member,
      facts: factsOfEveryKind,
      answers: { ...views, DetailPage: answer, RecordPage: answer },
    });
    await screen.findByRole('heading', { name: 'Facts' });
  });

  test('shows the facts of the catalogue after the others, with all values', () => {
    const lines = linesOf();
    expect(lines.slice(0, -5).at(-1)?.[0]).toMatch(/Now in|Present Location/);
    expect(lines.slice(-5)).toEqual([
      ['Object number', 'NAM 624\nRoom 4'],
      ['Material', 'Gold · Bronze & bone/ivory'],
      ['State', 'Whole'],
      ['Elsewhere', 'www.example.org'],
      ['Formerly', 'A fact that is not declared any more'],
    ]);
  });

  test('leads from a value of a facet to its page, and from a link to the other site', () => {
    const links = facts().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gold', '/browse/material/Gold'],
      ['Bronze & bone/ivory', '/browse/material/Bronze%20%26%20bone%2Fivory'],
      ['www.example.org', 'https://www.example.org/mask?v=1'],
    ]);
    expect(links.at(-1)?.getAttribute('rel')).toBe('nofollow noopener');
  });
});

test('a record without facts shows none', async () => {
  visit('/records/7', {
    member: null,
    answers: { RecordPage: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByRole('heading', { name: 'Facts' });
  expect(linesOf()).toHaveLength(5);
});
