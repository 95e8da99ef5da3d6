import { rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { DescriptionProposal } from './description-proposal.entity';
import {
  DescriptionProposalsResolver,
  DescriptionResolver,
  ProposalDetailsResolver,
} from './description.resolver';

/** Descriptions that members propose for the pictures of others. */
export const descriptionFeature: Feature = {
  name: 'descriptions',
  entities: [DescriptionProposal],
  resolvers: [DescriptionResolver, ProposalDetailsResolver, DescriptionProposalsResolver],
  memberData: [
    rowsOfMember('descriptionProposals', DescriptionProposal, {
      uidColumn: 'memberUid',
      whenErased: 'deleted',
    }),
  ],
};
