import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import styled from 'styled-components';
import { browseFactPath } from '../../common/public-paths';
import { ButtonLink } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import { layout } from '../ui/theme';
import type { CivilizationView } from './civilization-loader';

/** The link to every artifact of the culture of a civilization, where there are some. */
export const AllOfCulture = ({ found }: Pick<CivilizationView, 'found'>) => (
  <Suspense>
    <Await resolve={found.value}>
      {(page) =>
        page?.factTerm && (
          <Line>
            <ButtonLink $tone="quiet" to={browseFactPath('culture', page.factTerm.value)}>
              {`All that is ${page.factTerm.value} (${formatCount(page.factTerm.count)})`}
            </ButtonLink>
          </Line>
        )
      }
    </Await>
  </Suspense>
);

/** Below the text, as wide as it. */
const Line = styled.p`
  width: 100%;
  max-width: ${layout.prose};
  margin-inline: auto;
`;
