import { useId } from 'react';
import styled from 'styled-components';
import { paths } from '../paths';
import { BrowseLink } from '../browse/BrowseLink';
import { facetFacts } from '../artifacts/declared-facts';
import type { HomeContent } from './home-loader';
import { Card, CardLink, wholeCard } from '../ui/Card';
import { CardGrid } from '../ui/Page';
import { pictureSources } from '../ui/picture-sources';
import { color, from, size, space } from '../ui/theme';
import { Section } from './Section';

type CivilizationSummary = HomeContent['civilizations'][number];

interface ExploreCivilizationsProps {
  civilizations: readonly CivilizationSummary[];
}

export function ExploreCivilizations({ civilizations }: ExploreCivilizationsProps) {
  const facets = facetFacts();
  return (
    <Section
      id="civilization"
      anchor
      title="Explore by Civilization"
      text="Places to begin: the people behind the artifacts, and the world that they made them for."
    >
      <CardGrid>
        {civilizations.map((card) => (
          <CivilizationLink key={card.key} card={card} />
        ))}
      </CardGrid>
      {facets.length > 0 && (
        <More>
          <BrowseLink facts={facets} />
        </More>
      )}
    </Section>
  );
}

function CivilizationLink({ card }: { card: CivilizationSummary }) {
  const { key, name, picture, summary } = card;
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <Picture
        {...pictureSources(picture, 1200)}
        sizes="auto, 100vw"
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
      />
      <Body>
        <h3 id={nameId}>{name}</h3>
        <Summary>{summary}</Summary>
        <WholeCardLink to={paths.civilization(key)} aria-describedby={nameId}>
          Explore
        </WholeCardLink>
      </Body>
    </Card>
  );
}

const More = styled.p`
  text-align: center;
`;

const WholeCardLink = styled(CardLink)`
  ${wholeCard}
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  background: ${color.amber};
  object-fit: cover;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  align-items: start;
  padding: ${space.md};
  @media not (min-width: ${from.phone}) {
    justify-content: space-between;
    padding: 0.75rem;
    h3 {
      font-size: ${size.lg};
    }
  }
`;

const Summary = styled.p`
  flex: 1;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  @media not (min-width: ${from.phone}) {
    display: none;
  }
`;
