import { Fragment } from 'react';
import type { ArtifactDetail_ArtifactFragment } from '../generated/graphql';
import { formatCount } from '../ui/format-count';

/** Credits those whose suggestions were accepted. */
export function Helpers({ helpers }: Pick<ArtifactDetail_ArtifactFragment, 'helpers'>) {
  const { names, others } = helpers;
  if (names.length === 0 && others === 0) return null;
  const rest = others > 0 ? [`${formatCount(others)} ${others === 1 ? 'other' : 'others'}`] : [];
  const all = [...names, ...rest];
  return (
    <p>
      <span>With help from </span>
      {all.map((name, place) => (
        <Fragment key={place}>
          {place > 0 && <span>{place === all.length - 1 ? ' and ' : ', '}</span>}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
