import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useSessionState } from '../auth/AuthProvider';
import { paths } from '../paths';
import { runtimeConfig } from '../runtime-config';
import { ButtonLink } from '../ui/Button';
import { SiteSearch } from '../search/SiteSearch';
import { color, font, from, layout, radius, size, space } from '../ui/theme';
import { AccountMenu } from './AccountMenu';
import { navLinks } from './nav-links';
import { SmallScreenMenu } from './SmallScreenMenu';

/** A longer name is smaller on phones, where it takes two lines. */
const LONG_NAME = 14;

export function Header() {
  const state = useSessionState();
  const { name, logo } = runtimeConfig().site;
  return (
    <Bar>
      <Row>
        <SmallScreenMenu />
        <Brand to={paths.home} aria-label={name} $isLong={name.length > LONG_NAME}>
          <Logo style={{ backgroundImage: `url(${logo})` }} />
          <span>{name}</span>
        </Brand>
        <WideNav aria-label="Main">
          {navLinks.map(({ to, label }) => (
            <WideLink key={to} to={to} end>
              {label}
            </WideLink>
          ))}
        </WideNav>
        <SiteSearch />
        <Corner>
          {state.status === 'signedOut' && (
            <ButtonLink $small to={paths.signIn}>
              Login
            </ButtonLink>
          )}
          {state.status === 'signedIn' && <AccountMenu member={state.member} />}
        </Corner>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid ${color.line};
  background: ${color.cream};
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0.5rem, 2.5vw, 1rem);
  max-width: ${layout.page};
  min-height: 4rem;
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

const Brand = styled(Link)<{ $isLong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  color: ${color.ink};
  font: 600 clamp(${size.lg}, 5.5vw, ${size.xl}) / 1 ${font.display};
  ${({ $isLong }) =>
    $isLong && `font-size: clamp(${size.sm}, 4vw, ${size.xl}); line-height: 1.1; min-width: 0;`}
  text-decoration: none;
`;

/** A background, so that the portrait of the member is the only picture of the bar. */
const Logo = styled.span`
  flex: none;
  width: 30px;
  height: 30px;
  background: center / contain no-repeat;
  @media not (min-width: ${from.narrow}) {
    display: none;
  }
`;

const WideNav = styled.nav`
  display: none;
  gap: ${space.xs};
  margin-inline: auto;
  @media (min-width: ${from.tablet}) {
    display: flex;
  }
`;

const WideLink = styled(NavLink)`
  position: relative;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.amber};
  }
  &.active {
    border-radius: 0;
    color: ${color.accent};
  }
  &.active::after {
    position: absolute;
    inset: auto 0 0;
    border-bottom: 2px solid;
    content: '';
  }
`;

const Corner = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 2.75rem;
  @media (min-width: ${from.tablet}) {
    min-width: 5rem;
  }
`;
