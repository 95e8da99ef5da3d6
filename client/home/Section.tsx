import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layout, size, space } from '../ui/theme';

interface SectionProps {
  /** Names the heading; with `anchor`, the section is `#id` in the page's address. */
  id: string;
  anchor?: boolean;
  title: string;
  text?: string;
  /** A wash of colour that sets the section apart from its neighbours. */
  tinted?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  anchor = false,
  title,
  text,
  tinted = false,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Band
      id={anchor ? id : undefined}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={headingId}
      $tinted={tinted}
    >
      <Column>
        <Head>
          <h2 id={headingId}>{title}</h2>
          {text && <Text>{text}</Text>}
        </Head>
        {children}
      </Column>
    </Band>
  );
}

const Band = styled.section<{ $tinted: boolean }>`
  padding-block: clamp(2.5rem, 7vw, 5.5rem);
  ${({ $tinted }) => $tinted && `background: ${color.paper};`}
  &:focus {
    outline: none;
  }
`;

const Column = styled.div`
  display: grid;
  gap: clamp(1.5rem, 4vw, 2.5rem);
  width: 100%;
  max-width: ${layout.page};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

const Head = styled.header`
  display: grid;
  gap: ${space.md};
  justify-items: center;
  text-align: center;
`;

const Text = styled.p`
  max-width: ${layout.prose};
  color: ${color.inkSoft};
  font-size: ${size.lg};
`;
