import { useEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { readFilters, writeFilters, type GalleryFilters } from './gallery-filters';

/**
 * The gallery's search, type and order, kept in the address so that a view can be shared. `shown`
 * is the view on the page, `wanted` the one on its way, which the controls already tell.
 */
export function useGalleryFilters() {
  const [search, setSearch] = useSearchParams();
  const { location } = useNavigation();
  const pending = location?.pathname === paths.allArtifacts ? location.search : undefined;

  const shown = useMemo(() => readFilters(search), [search]);
  const wanted = useMemo(
    () => (pending === undefined ? shown : readFilters(new URLSearchParams(pending))),
    [pending, shown],
  );
  // Two changes may follow each other faster than the page renders: none loses the other.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);

  function change(part: Partial<GalleryFilters>) {
    // A search is one step back, however many letters it took.
    const replace = part.q !== undefined && latest.current.q !== '';
    latest.current = { ...latest.current, ...part };
    setSearch(writeFilters(latest.current), { replace, preventScrollReset: true });
  }

  return { shown, wanted, change, pending: pending !== undefined };
}
