import { ArtifactCard } from '../artifacts/ArtifactCard';
import { BlankCards } from '../ui/BlankCards';
import { type MentioningArtifactsQuery, useMentioningArtifactsQuery } from '../generated/graphql';
import { CardRow } from '../ui/CardRow';
import { AllMentions } from './AllMentions';

interface MentioningCardsProps {
  place: string;
}

/** The artifacts whose texts fit the place best, and the way to all of them. */
export function MentioningCards({ place }: MentioningCardsProps) {
  const { data, error } = useMentioningArtifactsQuery({
    variables: { text: place },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      {data ? <Cards artifacts={data.artifacts} /> : !error && <BlankCards />}
      <AllMentions place={place} total={data?.artifacts.totalCount} />
    </>
  );
}

function Cards({ artifacts: { edges } }: { artifacts: MentioningArtifactsQuery['artifacts'] }) {
  if (edges.length === 0) return null;
  return (
    <CardRow>
      {edges.map(({ node }) => (
        <ArtifactCard key={node.id} artifact={node} place="rowCard" />
      ))}
    </CardRow>
  );
}
