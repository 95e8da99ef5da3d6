import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isWebAddress } from '../../../common/web-address';
import {
  useSamePicturesQuery,
  type SamePicturesQuery,
  type SamePicturesQueryVariables,
} from '../../generated/graphql';
import { paths } from '../../paths';
import { VisuallyHidden } from '../../ui/Page';
import { color, radius, size, space } from '../../ui/theme';
import { useTyped } from '../useTyped';

interface SamePicturesProps {
  /** The address of the picture in the form. */
  image: string;
  /** The artifact that is being changed. */
  artifact?: { id: string; image: string };
}

/**
 * Says which artifacts show the picture of the form already. The form can be saved all the same, so a
 * query that fails shows nothing.
 */
export function SamePictures({ image, artifact }: SamePicturesProps) {
  const address = useTyped(image);
  // Whoever changes an artifact knows the picture that it has.
  const isAsked = address === image && isWebAddress(image) && image !== artifact?.image;
  return (
    // A screen reader announces the words because the empty element was there before them.
    <Note role="status">{isAsked && <FoundPictures url={address} except={artifact?.id} />}</Note>
  );
}

function FoundPictures(variables: SamePicturesQueryVariables) {
  const { data } = useSamePicturesQuery({ variables, fetchPolicy: 'network-only' });
  const found = data?.artifactsWithPicture ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <Places
        words="This picture is in the catalogue already:"
        found={found.filter(({ isSameFile }) => isSameFile)}
      />
      <Places
        words="A picture that looks like this one is in the catalogue:"
        found={found.filter(({ isSameFile }) => !isSameFile)}
      />
      <p>You can use it all the same.</p>
    </>
  );
}

interface PlacesProps {
  words: string;
  found: SamePicturesQuery['artifactsWithPicture'];
}

/** Links that leave the page with the draft open. */
function Places({ words, found }: PlacesProps) {
  if (found.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      <ul>
        {found.map(({ artifact: { id, artifactName } }) => (
          <li key={id}>
            <Link to={paths.artifact(id)} target="_blank" rel="noopener">
              <bdi>{artifactName}</bdi>
              <VisuallyHidden>, opens in a new tab</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: ${space.sm} 0.75rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  ul {
    padding-left: 1.25rem;
  }
`;
