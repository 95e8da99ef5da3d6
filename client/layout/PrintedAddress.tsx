import { useLocation } from 'react-router-dom';
import { runtimeConfig } from '../runtime-config';
import { useHydrated } from '../ui/useHydrated';

/**
 * The address of the page, on paper only. The server renders none: one rendered page serves every
 * address that differs in parameters that no page reads.
 */
export function PrintedAddress() {
  const { pathname, search } = useLocation();
  const address = useHydrated() ? runtimeConfig().publicUrl + pathname + search : null;
  return <p className="print-only">{address}</p>;
}
