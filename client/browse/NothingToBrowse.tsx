import { WaysOn } from '../artifacts/WaysOn';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';

interface NothingToBrowseProps {
  heading: string;
  text: string;
}

/** The page of a fact or a value that no artifact has. */
export const NothingToBrowse = ({ heading, text }: NothingToBrowseProps) => (
  <MessagePage heading={heading}>
    <p>{text}</p>
    <ButtonLink to={paths.allArtifacts}>See All Artifacts</ButtonLink>
    <WaysOn />
  </MessagePage>
);
