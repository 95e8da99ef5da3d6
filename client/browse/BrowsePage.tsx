import { useId } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { browseKeyPath } from '../../common/public-paths';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { BrowseView } from './browse-loaders';
import { labelsInWords, valuesInWords } from './fact-words';
import { NothingToBrowse } from './NothingToBrowse';
import { ValueColumns, ValueList } from './ValueList';
import { ValueTiles } from './ValueTiles';

/** How many values have a picture. */
const TILES = 6;

/** The facts by which the catalogue is browsed, each with its most frequent values. */
export function BrowsePage() {
  const facts = useLoaderData<BrowseView>();
  usePageTitle(titles.browse(facts));
  if (facts.length === 0) {
    return (
      <NothingToBrowse
        heading={titles.browse(facts)}
        text="The artifacts of this catalogue are in no such groups yet."
      />
    );
  }
  return (
    <Page>
      <header>
        <Heading>{titles.browse(facts)}</Heading>
        <Summary>{`The catalogue by ${labelsInWords(facts)}.`}</Summary>
      </header>
      {facts.map((fact) => (
        <FactSection key={fact.key} fact={fact} />
      ))}
    </Page>
  );
}

function FactSection({
  fact: { key, label, valueCount, mostFrequent },
}: {
  fact: BrowseView[number];
}) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} dir="auto">
        <Link to={browseKeyPath(key)}>{label}</Link>
      </h2>
      <ValueTiles of={key} values={mostFrequent.slice(0, TILES)} />
      <ValueColumns>
        <ValueList of={key} values={mostFrequent.slice(TILES)} />
      </ValueColumns>
      {valueCount > mostFrequent.length && (
        <p>
          <Link to={browseKeyPath(key)}>
            <span>{`See all ${valuesInWords(valueCount, label)}`}</span>
            <span aria-hidden="true"> →</span>
          </Link>
        </p>
      )}
    </Section>
  );
}

const Heading = styled(PageHeading)`
  font-size: ${size.h2};
`;

const Summary = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.lg};
`;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  min-width: 0;
  margin-block-start: ${space.md};
  h2 {
    font-size: ${size.section};
    a {
      color: inherit;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
