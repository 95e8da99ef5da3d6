import { useGalleryCenturiesQuery } from '../generated/graphql';
import { CenturyChart, CenturyChartRoom } from './CenturyChart';
import { noFilters, toCenturyVariables, type GalleryFilters } from './gallery-filters';
import { readSpan } from './gallery-years';

/** The centuries of a list. While those of another list load, the ones before stay. */
function useCenturies(filters: GalleryFilters) {
  const { data, previousData, error } = useGalleryCenturiesQuery({
    variables: toCenturyVariables(filters),
  });
  const centuries = (data ?? previousData)?.artifacts.facets.centuries;
  return { centuries, failed: error !== undefined };
}

/**
 * The centuries of the list without its years; no chart where it is empty. The axis reaches as far as
 * the catalogue, so that it stays while the visitor searches.
 */
export function GalleryCenturies({ shown }: { shown: GalleryFilters }) {
  const all = useCenturies(noFilters);
  const found = useCenturies(shown);

  // The list works without its chart.
  if (all.failed || found.failed) return null;
  if (!all.centuries || !found.centuries) return <CenturyChartRoom />;
  if (found.centuries.length === 0) return null;
  return <CenturyChart reached={all.centuries} counts={found.centuries} span={readSpan(shown)} />;
}
