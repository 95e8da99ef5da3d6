import { useLoaderData } from 'react-router-dom';
import * as titles from '../page-titles';
import type { SiteContent } from '../site';
import { VisuallyHidden } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { Hero } from './Hero';

/** The hero alone. */
export function BannerPage() {
  const { hero } = useLoaderData<Pick<SiteContent, 'hero'>>();
  usePageTitle(titles.banner);
  return (
    <>
      <VisuallyHidden as={PageHeading}>{titles.banner}</VisuallyHidden>
      <Hero slides={hero} />
    </>
  );
}
