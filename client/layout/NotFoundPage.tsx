import styled from 'styled-components';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';

export function NotFoundPage() {
  usePageTitle(titles.pageNotFound);
  return (
    <Page>
      <Words>
        <PageHeading>Oops! Page not found</PageHeading>
        <p>This address leads to no room of the collection.</p>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </Words>
    </Page>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  padding-block: ${space.xxl};
  color: ${color.ink};
  text-align: center;
`;
