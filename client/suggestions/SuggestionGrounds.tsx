import styled from 'styled-components';
import { isWebAddress } from '../../common/web-address';
import type { DecideSuggestion_SuggestionFragment } from '../generated/graphql';
import { VisuallyHidden } from '../ui/Page';
import { color, size, space } from '../ui/theme';

interface SuggestionGroundsProps {
  suggestion: Pick<DecideSuggestion_SuggestionFragment, 'source' | 'remark'>;
}

/** Where one can look up what is suggested, and what its author knows. */
export function SuggestionGrounds({ suggestion: { source, remark } }: SuggestionGroundsProps) {
  if (source === null && remark === null) return null;
  return (
    <Grounds>
      {source !== null && (
        <div>
          <dt>Source</dt>
          <dd dir="auto">{isAddress(source) ? <SourceLink address={source} /> : source}</dd>
        </div>
      )}
      {remark !== null && (
        <div>
          <dt>Remark</dt>
          <dd dir="auto">{remark}</dd>
        </div>
      )}
    </Grounds>
  );
}

/** Words behind an address make it a text. */
const isAddress = (source: string) => !/\s/.test(source) && isWebAddress(source);

/** An address that a member wrote: search engines are asked not to count it. */
const SourceLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="nofollow ugc noreferrer">
    <span>{address}</span>
    <VisuallyHidden>, opens in a new tab</VisuallyHidden>
  </a>
);

const Grounds = styled.dl`
  display: grid;
  gap: ${space.sm};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
