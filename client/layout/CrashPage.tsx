import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import * as titles from '../page-titles';
import { Button } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';
import { usePageTitle } from '../ui/usePageTitle';

/** Replaces a page that failed to render, or whose code failed to load. */
export function CrashPage() {
  usePageTitle(titles.crash);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage heading={titles.crash} isAlert>
      <p>This page could not be shown. Your connection may be down.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </MessagePage>
  );
}
