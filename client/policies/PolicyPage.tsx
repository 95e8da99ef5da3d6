import { useLoaderData, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, radius, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { PolicyText } from './policy-loader';

/** The operator's privacy policy or terms of use, by the address. */
export function PolicyPage() {
  const { pathname } = useLocation();
  const { title, html } = useLoaderData<PolicyText>();
  usePageTitle(pathname.startsWith(paths.privacy) ? titles.privacy : titles.terms);
  return (
    <Page>
      <Sheet>
        <PageHeading dir="auto">{title}</PageHeading>
        {/* The server has rendered it from Markdown, without scripts. */}
        <Text dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      </Sheet>
    </Page>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: ${space.md};
  width: 100%;
  min-width: 0;
  max-width: 44rem;
  margin-inline: auto;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  min-width: 0;
  & > * + * {
    margin-top: ${space.md};
  }
  & > :is(h2, h3, h4) {
    margin-top: ${space.xl};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.25rem;
  }
  & li + li {
    margin-top: ${space.xs};
  }
  & img {
    max-width: 100%;
  }
  & pre {
    white-space: pre-wrap;
  }
  & :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.line};
    text-align: start;
  }
`;
