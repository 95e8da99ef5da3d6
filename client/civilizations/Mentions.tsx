import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLaterApi } from '../apollo/later-api';
import { BlankCards } from '../ui/BlankCards';
import { CardSection, CardSectionTitle } from '../ui/CardRow';
import { later, useLater } from '../ui/useLater';
import { AllMentions } from './AllMentions';

const mentioningCards = later(() => import('./MentioningCards'));

/**
 * Artifacts that mention a place. They load when the reader comes near, together with the client of
 * the API, which the page does not need otherwise. Until then placeholders reserve their room.
 */
export function Mentions({ place }: { place: string }) {
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const isNear = useNearness(frame);
  const api = useLater(useLaterApi(), isNear);
  const cards = useLater(mentioningCards, isNear);
  const failed = api.failed || cards.failed;
  return (
    <CardSection ref={frame} aria-labelledby={headingId}>
      <CardSectionTitle id={headingId}>{`Artifacts that mention ${place}`}</CardSectionTitle>
      {api.code && cards.code ? (
        <api.code.Provider>
          <cards.code.MentioningCards place={place} />
        </api.code.Provider>
      ) : (
        <>
          {!failed && <BlankCards />}
          <AllMentions place={place} />
        </>
      )}
    </CardSection>
  );
}

/** Whether the element has come into view, or nearly so. */
function useNearness(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
