import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import type { RelatedArtifacts_ArtifactFragment } from '../generated/graphql';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { formatTotal } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { from, size, space } from '../ui/theme';

type Row = RelatedArtifacts_ArtifactFragment['relatedRows'][number];

interface RelatedArtifactsProps {
  rows: readonly Row[];
}

/** Artifacts that have something in common with the one of the page, in rows. Without any there is no section. */
export function RelatedArtifacts({ rows }: RelatedArtifactsProps) {
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <CardSection aria-labelledby={headingId}>
      <CardSectionTitle id={headingId}>Related artifacts</CardSectionTitle>
      {rows.map((row) => (
        <RelatedRow key={row.kind} row={row} />
      ))}
    </CardSection>
  );
}

/** The titles of these rows say the first reason of each of their artifacts. */
const SAID_BY_TITLE: readonly Row['kind'][] = ['FACT', 'TYPE'];

function RelatedRow({ row: { kind, title, search, related } }: { row: Row }) {
  // The search also finds the artifact of the page.
  const hasMore = search.totalCount === null || search.totalCount > related.length + 1;
  return (
    <RowPart>
      <Heading>
        <h3>{title}</h3>
        {hasMore && (
          <Link className="screen-only" to={search.path}>
            <span>{`See all ${formatTotal(search.totalCount)}`}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Link>
        )}
      </Heading>
      <ShortRow>
        {related.map(({ artifact, reasons }) => (
          <ArtifactCard
            key={artifact.id}
            artifact={artifact}
            place="rowCard"
            reasons={SAID_BY_TITLE.includes(kind) ? reasons.slice(1) : reasons}
            headingLevel={4}
          />
        ))}
      </ShortRow>
    </RowPart>
  );
}

const RowPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: baseline;
  justify-content: space-between;
  h3 {
    font-size: ${size.lg};
  }
  a {
    padding-block: ${space.xs};
    font-size: ${size.sm};
  }
`;

/** Four cards fill the row. Fewer are as wide. A phone shows two, and the edge of the third. */
const ShortRow = styled(CardRow)`
  grid-auto-columns: max(13rem, calc((100% - 3 * ${space.lg}) / 4));
  @media not (min-width: ${from.phone}) {
    grid-auto-columns: 9rem;
    gap: 0.75rem;
  }
`;
