import { VisuallyHidden } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { Hero } from './Hero';

/** The hero alone. */
export function BannerPage() {
  usePageTitle('Highlights');
  return (
    <>
      <VisuallyHidden as={PageHeading}>Highlights</VisuallyHidden>
      <Hero />
    </>
  );
}
