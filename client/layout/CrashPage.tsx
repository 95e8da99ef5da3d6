import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import styled from 'styled-components';
import * as titles from '../page-titles';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';

/** Replaces a page that failed to render, or whose code failed to load. */
export function CrashPage() {
  usePageTitle(titles.crash);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Page>
      <Words role="alert">
        <PageHeading>{titles.crash}</PageHeading>
        <p>This page could not be shown. Your connection may be down.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </Words>
    </Page>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  padding-block: ${space.xxl};
  text-align: center;
`;
