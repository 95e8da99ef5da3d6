import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { readFilters, sameFilters, writeFilters, type GalleryFilters } from './gallery-filters';

/**
 * The gallery's search, type, order and years, stored in the address so that a view can be shared.
 * `shown` holds the filters of the list on the page, `wanted` those of a pending navigation, which
 * the controls already show.
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
  // In a layout effect, so that it does not undo a change by an effect of the controls.
  useLayoutEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  // Whether the pending navigation adds an entry to the history.
  const adding = useRef(false);
  useLayoutEffect(() => {
    adding.current = false;
  }, [shown]);

  function change(part: Partial<GalleryFilters>) {
    // A search adds one entry to the history, however many letters were typed. The next change abandons
    // a navigation that still loads, so the entry of that navigation remains to be added.
    const next = { ...latest.current, ...part };
    const searches = next.q !== latest.current.q && latest.current.q !== '';
    const replace = searches && !adding.current;
    if (sameFilters(next, latest.current)) return;
    latest.current = next;
    adding.current = !replace;
    setSearch(writeFilters(next), { replace, preventScrollReset: true });
  }

  return { shown, wanted, change, pending: pending !== undefined };
}
