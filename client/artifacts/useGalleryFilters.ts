import { useEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { readFilters, writeFilters, type GalleryFilters } from './gallery-filters';

/**
 * The gallery's search, type and order, kept in the address so that a view can be shared. `shown`
 * holds the filters of the list on the page, `wanted` those of a pending navigation, which the controls
 * already show.
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
  // Two changes may come before the page renders again. Both must take effect.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);

  function change(part: Partial<GalleryFilters>) {
    // A search adds one entry to the history, however many letters were typed.
    const replace = part.q !== undefined && latest.current.q !== '';
    latest.current = { ...latest.current, ...part };
    setSearch(writeFilters(latest.current), { replace, preventScrollReset: true });
  }

  return { shown, wanted, change, pending: pending !== undefined };
}
