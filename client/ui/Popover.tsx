import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { color, from, layout, radius, shadow, size, space } from './theme';

interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'role'> {
  id: string;
  /** What it contains: its name, and on a phone its title. */
  label: string;
  /** The `anchor-name` of its button. */
  anchor: string;
}

/**
 * A panel that the browser opens and closes, with a button whose `popoverTarget` it is, also before
 * hydration. It is a sheet at the foot of a phone. On wider screens it stands below its button, or above
 * it where there is more room; in the middle of the screen where the browser knows no anchors.
 */
export function Popover({ id, label, anchor, children, ...rest }: PopoverProps) {
  return (
    <Sheet {...rest} id={id} popover="auto" role="group" aria-label={label} $anchor={anchor}>
      <Head>
        <Title>{label}</Title>
        <Button $small $tone="quiet" popoverTarget={id} popoverTargetAction="hide">
          Done
        </Button>
      </Head>
      {children}
    </Sheet>
  );
}

const Sheet = styled.div<{ $anchor: string }>`
  inset: auto 0 0;
  gap: ${space.sm};
  width: 100%;
  max-width: none;
  max-height: 80vh;
  padding: ${space.lg} ${layout.gutter};
  border: 0;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.cream};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  &:popover-open {
    display: grid;
  }
  &::backdrop {
    background: ${color.shade};
  }
  @media (min-width: ${from.tablet}) {
    inset: 0;
    width: 19rem;
    max-height: min(28rem, 90vh);
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    &::backdrop {
      background: none;
    }
    @supports (position-area: bottom) {
      position-anchor: ${({ $anchor }) => $anchor};
      position-area: bottom span-all;
      position-try: most-height flip-block;
      inset: auto;
      max-height: min(28rem, calc(100% - ${space.sm} - ${space.md}));
      margin: ${space.sm} ${space.md} ${space.md};
    }
  }
`;

/** The button beside which the panel stands says its name, too. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;

const Title = styled.h2`
  font-size: ${size.lg};
`;
