import * as titles from '../page-titles';
import { VisuallyHidden } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { Hero } from './Hero';

/** The hero alone. */
export function BannerPage() {
  usePageTitle(titles.banner);
  return (
    <>
      <VisuallyHidden as={PageHeading}>{titles.banner}</VisuallyHidden>
      <Hero />
    </>
  );
}
