import { useSearchParams } from 'react-router-dom';

/** The parameter of the page's address; `false` keeps artifacts whose picture has no description. */
const PARAMETER = 'described';

/** Whether the list shows only pictures without a description. The address has it, so Back restores it. */
export function useOnlyUndescribed(own: boolean) {
  const [search, setSearch] = useSearchParams();
  const setOnlyUndescribed = (only: boolean) =>
    setSearch(only ? { [PARAMETER]: 'false' } : {}, { preventScrollReset: true });
  return [own && search.get(PARAMETER) === 'false', setOnlyUndescribed] as const;
}
