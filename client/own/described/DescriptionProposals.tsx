import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DescriptionProposal_ProposalFragment } from '../../generated/graphql';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { DayOf } from '../../ui/DayOf';
import { Small } from '../../ui/Page';
import { Buttons, Panel } from '../../ui/Panel';
import { from, space } from '../../ui/theme';
import { ArtifactThumbnail } from '../../artifacts/ArtifactThumbnail';
import { Name, OwnSection } from '../OwnSection';
import { useProposalDecisions } from './useProposalDecisions';

interface DescriptionProposalsProps {
  proposals: readonly DescriptionProposal_ProposalFragment[];
}

/** What others propose for the member's pictures. Most members have none, and see nothing here. */
export function DescriptionProposals({ proposals }: DescriptionProposalsProps) {
  if (proposals.length === 0) return null;
  return (
    <OwnSection title="Proposed descriptions">
      <p>
        Members describe your pictures for those who do not see them. What you accept is added to
        the artifact.
      </p>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} />
      ))}
    </OwnSection>
  );
}

function Proposal({ proposal }: { proposal: DescriptionProposal_ProposalFragment }) {
  const { id, text, proposedAt, proposerName, artifact } = proposal;
  const { accept, refuse } = useProposalDecisions();
  const nameId = useId();
  return (
    <Panel aria-labelledby={nameId}>
      <Described>
        <Picture image={artifact.image} picture={artifact.picture} alt="" />
        <Words>
          <Name id={nameId} dir="auto">
            <Link to={paths.artifact(artifact.id)}>{artifact.artifactName}</Link>
          </Name>
          <p dir="auto">{text}</p>
          <Small>
            Proposed by <bdi>{proposerName}</bdi>, <DayOf instant={proposedAt} />
          </Small>
        </Words>
      </Described>
      <Buttons>
        <Button $small aria-describedby={nameId} onClick={() => void accept(id)}>
          Accept
        </Button>
        <Button $small $tone="quiet" aria-describedby={nameId} onClick={() => void refuse(id)}>
          Refuse
        </Button>
      </Buttons>
    </Panel>
  );
}

const Described = styled.div`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.phone}) {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

/** Large enough to compare the words with it. */
const Picture = styled(ArtifactThumbnail)`
  width: 10rem;
`;

const Words = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  min-width: 0;
`;
