import { Suspense, useId } from 'react';
import { Await } from 'react-router-dom';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { BlankCards } from '../ui/BlankCards';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { AllMentions } from './AllMentions';
import type { CivilizationView } from './civilization-loader';

interface MentionsProps extends Pick<CivilizationView, 'found'> {
  place: string;
}

/** How many cards the row has. */
const CARDS = 6;

/** The artifacts whose texts fit a place best, and the way to all of them. */
export function Mentions({ place, found }: MentionsProps) {
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
        <Await resolve={found.value}>
          {(page) => (
            <>
              {page && page.artifacts.edges.length > 0 && (
                <CardRow>
                  {page.artifacts.edges.slice(0, CARDS).map(({ node }) => (
                    <ArtifactCard key={node.id} artifact={node} place="rowCard" />
                  ))}
                </CardRow>
              )}
              <AllMentions place={place} total={page?.artifacts.totalCount} />
            </>
          )}
        </Await>
      </Suspense>
    </CardSection>
  );
}
