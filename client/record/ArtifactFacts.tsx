import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type ArtifactContent, artifactFields, textOfField } from '../artifacts/artifact-fields';
import type { FactLinks_ArtifactFragment } from '../generated/graphql';
import { Fact, FactList } from '../ui/FactList';
import { formatTotal } from '../ui/format-count';
import { FactValues } from './FactValues';
import { color, size } from '../ui/theme';

export type FactLinks = FactLinks_ArtifactFragment['factLinks'];

interface ArtifactFactsProps {
  artifact: ArtifactContent;
  /** The parts of the facts that lead to other artifacts. */
  links?: FactLinks;
  /** Whether the facts have the short names of a record, such as "Made". */
  asRecord?: boolean;
}

/** The short facts of an artifact. */
export function ArtifactFacts({ artifact, links = [], asRecord = false }: ArtifactFactsProps) {
  return (
    <FactList>
      {artifactFields()
        .filter((field) => field.shownAs === 'line' && textOfField(field, artifact) !== '')
        .map((field) => (
          <Fact key={field.name} label={(asRecord && field.recordLabel) || field.label}>
            <LinkedText
              text={textOfField(field, artifact)}
              links={links.filter(({ fact }) => fact === field.name)}
            />
          </Fact>
        ))}
      {artifact.facts?.map((fact) => (
        <Fact key={`facts.${fact.key}`} label={fact.label}>
          <FactValues fact={fact} />
        </Fact>
      ))}
    </FactList>
  );
}

/** A text in which some parts are links, each followed by how many artifacts it leads to. */
function LinkedText({ text, links }: { text: string; links: FactLinks }) {
  const places = links
    .map(({ text: part, search }) => ({ part, search, start: text.indexOf(part) }))
    // A text may have changed since its links were read.
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const last = places.at(-1);
  return (
    <>
      {places.map(({ part, search, start }, nth) => {
        const before = places[nth - 1];
        return (
          <Fragment key={start}>
            <span>{text.slice(before ? before.start + before.part.length : 0, start)}</span>
            <Link to={search.path}>{part}</Link>
            <Count>{`\u00a0(${formatTotal(search.totalCount)})`}</Count>
          </Fragment>
        );
      })}
      <span>{text.slice(last ? last.start + last.part.length : 0)}</span>
    </>
  );
}

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
