import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { browsePath } from '../../common/public-paths';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { BrowseFactView } from './browse-loaders';
import { Crumbs } from './Crumbs';
import { valuesInWords } from './fact-words';
import { isLong, letterId, Letters } from './Letters';
import { NothingToBrowse } from './NothingToBrowse';
import { OtherPages } from './OtherPages';
import { ValueColumns, ValueList } from './ValueList';

type View = NonNullable<BrowseFactView>;

/** The values of a fact from A to Z, each with the number of its artifacts. */
export function BrowseFactPage() {
  const view = useLoaderData<BrowseFactView>();
  usePageTitle(titles.browseFact(view));
  if (!view) {
    return (
      <NothingToBrowse
        heading={titles.browseFact(view)}
        text="No artifact of the catalogue is in such a group."
      />
    );
  }
  const { fact, totalCount } = view;
  return (
    <Page>
      <header>
        <Crumbs steps={[{ text: 'Browse', path: browsePath }]} />
        <Heading dir="auto">{fact.label}</Heading>
        <Summary>{valuesInWords(totalCount, fact.label)}</Summary>
      </header>
      <Letters of={view} />
      <ValueColumns>
        {isLong(view) ? (
          groupsOf(view).map(({ initial, values }) => (
            <Group key={initial} id={letterId(initial)}>
              <h2>{initial}</h2>
              <ValueList of={fact.key} values={values} />
            </Group>
          ))
        ) : (
          <ValueList of={fact.key} values={view.edges.map(({ node }) => node)} />
        )}
      </ValueColumns>
      <OtherPages of={view} />
    </Page>
  );
}

function groupsOf({ edges }: View) {
  const values = edges.map(({ node }) => node);
  const initials = [...new Set(values.map(({ initial }) => initial))];
  return initials.map((initial) => ({
    initial,
    values: values.filter((value) => value.initial === initial),
  }));
}

const Heading = styled(PageHeading)`
  font-size: ${size.h2};
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  color: ${color.inkSoft};
`;

const Group = styled.section`
  padding-bottom: ${space.lg};
  /* The bar at the top of the page does not cover the letter. */
  scroll-margin-top: 5rem;
  h2 {
    break-after: avoid;
    color: ${color.accent};
    font-size: ${size.section};
  }
  li:first-child {
    break-before: avoid;
  }
`;
