import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { formatCount } from '../ui/format-count';

interface AllMentionsProps {
  place: string;
  /** How many artifacts there are, once it is known. */
  total?: number | undefined;
}

/** The address of the list of every artifact whose texts mention a place. */
export const addressOfMentions = (place: string) => ({
  pathname: paths.allArtifacts,
  search: `?q=${encodeURIComponent(place)}`,
});

/** The link to every artifact whose texts mention a place. */
export function AllMentions({ place, total }: AllMentionsProps) {
  return (
    <div>
      <ButtonLink $tone="quiet" to={addressOfMentions(place)}>
        {textOf(place, total)}
      </ButtonLink>
    </div>
  );
}

function textOf(place: string, total: number | undefined): string {
  if (total === undefined || total === 0) return `See all artifacts that mention ${place}`;
  if (total === 1) return `See the artifact that mentions ${place}`;
  return `See all ${formatCount(total)} artifacts that mention ${place}`;
}
