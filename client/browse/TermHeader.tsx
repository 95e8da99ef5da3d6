import styled from 'styled-components';
import { browseKeyPath, browsePath } from '../../common/public-paths';
import { runtimeConfig } from '../runtime-config';
import { PageHeading } from '../ui/PageHeading';
import { color, layout, size, space } from '../ui/theme';
import type { BrowseTermView } from './browse-loaders';
import { Crumbs } from './Crumbs';
import { identifierLabel } from './identifier-label';

/** The name of a value below the fact that it belongs to, its text, and the address that identifies it. */
export const TermHeader = ({
  term: { fact, value, blocks, same },
}: {
  term: NonNullable<BrowseTermView>;
}) => (
  <Header>
    <div>
      <Crumbs
        steps={[
          { text: 'Browse', path: browsePath },
          { text: fact.label, path: browseKeyPath(fact.key) },
        ]}
      />
      <Name dir="auto">{value}</Name>
    </div>
    {blocks.length > 0 && (
      // The server has rendered them from Markdown, without scripts.
      <Prose
        lang={runtimeConfig().site.language}
        dangerouslySetInnerHTML={{ __html: blocks.join('') }}
      />
    )}
    {same !== null && (
      <Identifier>
        <a href={same} rel="external">
          <span>{identifierLabel(same)}</span>
          <span aria-hidden="true"> ↗</span>
        </a>
      </Identifier>
    )}
  </Header>
);

const Header = styled.header`
  display: grid;
  gap: ${space.md};
  min-width: 0;
`;

const Name = styled(PageHeading)`
  overflow-wrap: anywhere;
`;

const Prose = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${layout.prose};
  font-size: ${size.lg};
  line-height: 1.6;
`;

const Identifier = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;
