import { Suspense, useId } from 'react';
import { Await } from 'react-router-dom';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { BlankCards } from '../ui/BlankCards';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { AllMentions } from './AllMentions';
import type { CivilizationView } from './civilization-loader';

interface MentionsProps extends Pick<CivilizationView, 'mentions'> {
  place: string;
}

/** The artifacts whose texts fit a place best, and the way to all of them. */
export function Mentions({ place, mentions }: MentionsProps) {
  const headingId = useId();
  return (
    <CardSection aria-labelledby={headingId}>
      <CardSectionTitle id={headingId}>{`Artifacts that mention ${place}`}</CardSectionTitle>
      <Suspense
        fallback={
          <>
            <BlankCards />
            <AllMentions place={place} />
          </>
        }
      >
        <Await resolve={mentions.value}>
          {(artifacts) => (
            <>
              {artifacts && artifacts.edges.length > 0 && (
                <CardRow>
                  {artifacts.edges.map(({ node }) => (
                    <ArtifactCard key={node.id} artifact={node} place="rowCard" />
                  ))}
                </CardRow>
              )}
              <AllMentions place={place} total={artifacts?.totalCount} />
            </>
          )}
        </Await>
      </Suspense>
    </CardSection>
  );
}
