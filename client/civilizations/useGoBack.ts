import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** React Router's key for the first page of the visit. There is no earlier page of this site. */
const firstPageKey = 'default';

/** Goes back one page, or to `fallback` if this is the first page of the visit. */
export function useGoBack(fallback: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    () => void (key === firstPageKey ? navigate(fallback) : navigate(-1)),
    [navigate, key, fallback],
  );
}
