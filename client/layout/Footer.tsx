import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSessionState } from '../auth/AuthProvider';
import { memberOf } from '../auth/session';
import { paths } from '../paths';
import { runtimeConfig } from '../runtime-config';
import { color, font, layout, size, space } from '../ui/theme';
import { useHydrated } from '../ui/useHydrated';
import { navLinks } from './nav-links';
import { SocialIcons } from './SocialIcons';

/** For a visitor the personal links have no address. Their paths lead to the own list after sign-in. */
export function Footer() {
  const email = memberOf(useSessionState())?.email ?? '';
  const { contact, site } = runtimeConfig();
  const hydrated = useHydrated();
  const { name, tagline, language, links: social } = site;
  const links = [
    ...navLinks,
    { to: paths.sharedBy(email), label: 'My-Artifacts' },
    { to: paths.likedBy(email), label: 'Liked Artifacts' },
  ];
  return (
    <Band>
      <Column>
        <Name>{name}</Name>
        <p lang={language}>{tagline}</p>
        <Links aria-label="Footer">
          {links.map(({ to, label }) => (
            <FooterLink key={label} to={to}>
              {label}
            </FooterLink>
          ))}
        </Links>
        <Links as="div">
          <FooterLink to={paths.privacy}>Privacy</FooterLink>
          <FooterLink to={paths.terms}>Terms of use</FooterLink>
          {contact !== null && <ContactLink href={`mailto:${contact}`}>Contact</ContactLink>}
        </Links>
        <SocialIcons links={social} />
        {/* The server may render another year. Hydration accepts it, and a new element has the visitor's. */}
        <Small key={String(hydrated)} suppressHydrationWarning>
          {`© ${thisYear()} ${name}`}
        </Small>
      </Column>
    </Band>
  );
}

const thisYear = () => new Date().getFullYear();

const Band = styled.footer`
  background: ${color.night};
  color: ${color.onNight};
  :focus-visible {
    outline-color: ${color.onNight};
  }
  @media print {
    display: none;
  }
`;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  max-width: ${layout.page};
  margin-inline: auto;
  padding: ${space.xl} ${layout.gutter};
  text-align: center;
`;

const Name = styled.p`
  font: 600 ${size.xl} / 1 ${font.display};
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm} ${space.lg};
`;

const FooterLink = styled(Link)`
  padding-block: ${space.xs};
  color: ${color.onNight};
`;

const ContactLink = styled.a`
  padding-block: ${space.xs};
  color: ${color.onNight};
`;

const Small = styled.p`
  font-size: ${size.sm};
`;
