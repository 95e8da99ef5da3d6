import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { useHydrated } from '../ui/useHydrated';
import { useSession } from './AuthProvider';
import { GoogleMark } from './GoogleMark';

interface AuthCardProps {
  title: string;
  intro: string;
  onGoogle: () => void;
  /** What stands beside the card, and on a phone before it. */
  beside?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The link to the other page. */
  footer: ReactNode;
}

/** The common frame of the sign-in and the registration page. */
export function AuthCard({ title, intro, onGoogle, beside, children, footer }: AuthCardProps) {
  const session = useSession();
  // Google's window must open at once when its button is pressed, or browsers block it.
  useEffect(() => session.prepare(), [session]);
  return (
    <Page>
      <Doors>
        {beside}
        <AuthSheet>
          <header>
            <PageHeading>{title}</PageHeading>
            <AuthIntro>{intro}</AuthIntro>
          </header>
          {children}
          <Or>or</Or>
          <Button $tone="quiet" disabled={!useHydrated()} onClick={onGoogle}>
            <GoogleMark />
            Continue with Google
          </Button>
          <AuthFooter>{footer}</AuthFooter>
        </AuthSheet>
      </Doors>
    </Page>
  );
}

/** The card alone, or two doors side by side. */
const Doors = styled.div`
  display: grid;
  gap: ${space.lg};
  align-items: start;
  @media (min-width: ${from.tablet}) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 22rem) minmax(0, 28rem);
      justify-content: center;
    }
  }
`;

export const AuthSheet = styled.div`
  display: grid;
  gap: ${space.lg};
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

export const AuthIntro = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.md};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${color.line};
    content: '';
  }
`;

export const AuthFooter = styled.p`
  text-align: center;
`;
