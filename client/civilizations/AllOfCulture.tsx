import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { browseFactPath } from '../../common/public-paths';
import { ButtonLink } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import type { CivilizationView } from './civilization-loader';

/** The link to every artifact of the culture of a civilization, where there are some. */
export const AllOfCulture = ({ found }: Pick<CivilizationView, 'found'>) => (
  <Suspense>
    <Await resolve={found.value}>
      {(page) =>
        page?.factTerm && (
          <p>
            <ButtonLink to={browseFactPath('culture', page.factTerm.value)}>
              {`All that is ${page.factTerm.value} (${formatCount(page.factTerm.count)})`}
            </ButtonLink>
          </p>
        )
      }
    </Await>
  </Suspense>
);
