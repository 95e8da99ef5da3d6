import { useId } from 'react';
import styled from 'styled-components';
import { civilizationCards, type CivilizationCard } from '../civilizations/civilization-cards';
import { paths } from '../paths';
import { Card, CardLink } from '../ui/Card';
import { CardGrid } from '../ui/Page';
import { sceneSources } from '../ui/scene-sources';
import { color, size, space } from '../ui/theme';
import { Section } from './Section';

export function ExploreCivilizations() {
  return (
    <Section
      id="civilization"
      anchor
      title="Explore by Civilization"
      text="Four places to begin: the people behind the artifacts, and the world that they made them for."
    >
      <CardGrid>
        {civilizationCards.map((card) => (
          <CivilizationLink key={card.key} card={card} />
        ))}
      </CardGrid>
    </Section>
  );
}

function CivilizationLink({ card }: { card: CivilizationCard }) {
  const { key, name, image, summary } = card;
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <Picture
        src={image}
        srcSet={sceneSources(image, 1200)}
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
        <CardLink to={paths.civilization(key)} aria-describedby={nameId}>
          Explore
        </CardLink>
      </Body>
    </Card>
  );
}

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
`;

const Summary = styled.p`
  flex: 1;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
