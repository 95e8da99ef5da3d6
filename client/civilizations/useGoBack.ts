import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** React Router's key for the page that the visit began with: there is nothing behind it here. */
const firstPageKey = 'default';

/** Back one page, or to `fallback` for a visitor who came to this page first. */
export function useGoBack(fallback: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    () => void (key === firstPageKey ? navigate(fallback) : navigate(-1)),
    [navigate, key, fallback],
  );
}
