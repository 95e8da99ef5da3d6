import { formatCount } from '../ui/format-count';

/** How many names a line has at most. */
const MAX_NAMES = 12;

/** Names in a sentence, each in the direction of its script. Of many, some stand for the others. */
export function Names({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, MAX_NAMES);
  const others = names.length - shown.length;
  return (
    <span>
      {shown.map((name, place) => (
        <span key={place}>
          {place > 0 && <span>, </span>}
          <bdi>{name}</bdi>
        </span>
      ))}
      {others > 0 && <span>{` and ${formatCount(others)} more`}</span>}
    </span>
  );
}
