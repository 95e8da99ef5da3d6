import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from './Page';
import { PageHeading } from './PageHeading';
import { space } from './theme';

interface MessagePageProps {
  heading: string;
  /** Whether screen readers announce it, because it replaces another page. */
  isAlert?: boolean;
  children: ReactNode;
}

/** A page that only says why there is no other. */
export function MessagePage({ heading, isAlert = false, children }: MessagePageProps) {
  return (
    <Page>
      <Words role={isAlert ? 'alert' : undefined}>
        <PageHeading>{heading}</PageHeading>
        {children}
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
