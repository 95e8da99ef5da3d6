import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseFactPath } from '../../common/public-paths';
import { parseWebAddress } from '../../common/web-address';
import { declaredFact } from '../artifacts/declared-facts';
import type { ArtifactFacts_ArtifactFragment } from '../generated/graphql';

interface FactValuesProps {
  fact: ArtifactFacts_ArtifactFragment['facts'][number];
}

/** The values of a fact. Those of a facet lead to the artifacts that share them, and links to other sites. */
export function FactValues({ fact: { key, values } }: FactValuesProps) {
  return values.map(({ text }, nth) => (
    <Fragment key={text}>
      {nth > 0 && <span>{' · '}</span>}
      <FactValue factKey={key} text={text} />
    </Fragment>
  ));
}

function FactValue({ factKey, text }: { factKey: string; text: string }) {
  const { kind, facet } = declaredFact(factKey) ?? {};
  const address = kind === 'link' && parseWebAddress(text);
  if (address) {
    return (
      <a href={text} rel="nofollow noopener">
        {address.host}
      </a>
    );
  }
  if (facet) return <Link to={browseFactPath(factKey, text)}>{text}</Link>;
  return <Lines>{text}</Lines>;
}

/** A text may have several lines. */
const Lines = styled.span`
  white-space: pre-line;
`;
