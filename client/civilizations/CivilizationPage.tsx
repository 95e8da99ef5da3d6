import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { civilizations, type Civilization } from './civilizations';
import { useGoBack } from './useGoBack';

export function CivilizationPage() {
  const { civilization: key } = useParams();
  const civilization = civilizations.find((entry) => entry.key === key);
  const goBack = useGoBack(paths.civilizations);
  usePageTitle(titles.civilization(civilization));
  if (!civilization) return <UnknownCivilization onBack={goBack} />;
  return (
    <Page>
      <Article civilization={civilization} onBack={goBack} />
    </Page>
  );
}

interface BackProps {
  onBack: () => void;
}

function Article({ civilization, onBack }: { civilization: Civilization } & BackProps) {
  const { name, image, imageAlt, description } = civilization;
  return (
    <Sheet>
      <Back>
        <Button $tone="quiet" $small onClick={onBack}>
          <span aria-hidden="true">←</span> Back to Explore
        </Button>
      </Back>
      <PageHeading>{name}</PageHeading>
      <Picture src={image} alt={imageAlt} width={1200} height={800} fetchPriority="high" />
      <Text>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Sheet>
  );
}

function UnknownCivilization({ onBack }: BackProps) {
  return (
    <Page>
      <Unknown>
        <PageHeading>{titles.civilization(undefined)}</PageHeading>
        <p>This catalogue has no page for it yet.</p>
        <Button onClick={onBack}>Go Back</Button>
      </Unknown>
    </Page>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
`;

const Back = styled.div`
  display: flex;
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  max-height: 75vh;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.lg};
  background: ${color.amber};
  box-shadow: ${shadow.high};
  object-fit: cover;
`;

const Text = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${layout.prose};
  width: 100%;
  margin-inline: auto;
  font-size: ${size.md};
  line-height: 1.75;
  @media (min-width: ${from.tablet}) {
    font-size: ${size.lg};
  }
`;

const Unknown = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  padding-block: ${space.xxl};
  text-align: center;
`;
