import { useGalleryCenturiesQuery } from '../generated/graphql';
import { CenturyChart, CenturyChartRoom } from './CenturyChart';
import {
  hasWord,
  noFilters,
  toCenturyVariables,
  toTextCenturyVariables,
  type GalleryFilters,
} from './gallery-filters';
import { readSpan } from './gallery-years';

/** The centuries of a list. While those of another list load, the ones before stay. */
function useCenturies(
  variables: ReturnType<typeof toCenturyVariables>,
  { skip = false }: { skip?: boolean } = {},
) {
  const { data, previousData, error } = useGalleryCenturiesQuery({ variables, skip });
  const centuries = (data ?? previousData)?.artifacts.facets.centuries;
  return { centuries, failed: error !== undefined };
}

/**
 * The centuries of the artifacts that the search by name finds; if it finds none, of those that the
 * texts mention. The axis reaches as far as the catalogue, so that it stays while the visitor searches.
 */
export function GalleryCenturies({ shown }: { shown: GalleryFilters }) {
  const all = useCenturies(toCenturyVariables(noFilters));
  const named = useCenturies(toCenturyVariables(shown));
  const noneIsNamed = named.centuries?.length === 0 && hasWord(shown);
  const mentioned = useCenturies(toTextCenturyVariables(shown), { skip: !noneIsNamed });

  // The list works without its chart.
  if (all.failed || named.failed) return null;
  if (!all.centuries || !named.centuries) return <CenturyChartRoom />;
  if (all.centuries.length === 0) return null;
  return (
    <CenturyChart
      note={
        noneIsNamed && mentioned.centuries?.length
          ? 'of those in descriptions and places'
          : undefined
      }
      reached={all.centuries}
      counts={(noneIsNamed ? mentioned.centuries : null) ?? named.centuries}
      span={readSpan(shown)}
    />
  );
}
