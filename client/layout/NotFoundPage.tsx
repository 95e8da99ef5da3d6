import { WaysOn } from '../artifacts/WaysOn';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';
import { usePageTitle } from '../ui/usePageTitle';

export function NotFoundPage() {
  usePageTitle(titles.pageNotFound);
  return (
    <MessagePage heading="Oops! Page not found">
      <p>This address leads to no room of the collection.</p>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      <WaysOn />
    </MessagePage>
  );
}
