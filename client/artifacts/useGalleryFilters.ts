import { useMemo } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { readFilters, writeFilters, type GalleryFilters } from './gallery-filters';

/** The gallery's search, type and order, kept in the address so that a view can be shared. */
export function useGalleryFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const { location } = useNavigation();

  // A search is one step back, however many letters it took.
  function change(part: Partial<GalleryFilters>) {
    const replace = part.q !== undefined && filters.q !== '';
    setSearch(writeFilters({ ...filters, ...part }), { replace, preventScrollReset: true });
  }

  return { filters, change, pending: location?.pathname === paths.allArtifacts };
}
