import styled from 'styled-components';
import type { SiteIdentity } from '../site';
import { space } from '../ui/theme';

type Links = SiteIdentity['links'];

const paths: Record<Links[number]['icon'], string> = {
  facebook:
    'M14 8h3V4h-3c-2.800 0-4.500 1.900-4.500 4.600V11H7v4h2.500v7h4v-7h3l.6-4h-3.600V9c0-.6.300-1 1-1z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  x: 'M4 4h4.600l4 5.600L17.500 4H20l-6.300 7.200L20.500 20h-4.600l-4.300-6L6.300 20H3.800l6.700-7.700zm3.300 1.800 9.400 12.500h1.300L8.600 5.800z',
  link: 'M10 13.5a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 6.600M14 10.500a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.400',
};

/** The icons in the footer; one without a target is a picture alone. */
export function SocialIcons({ links }: { links: Links }) {
  return (
    <Row>
      {links.map(({ icon, label, url }) =>
        url === undefined ? (
          <Icon key={label} icon={icon} label={label} />
        ) : (
          <a key={label} href={url}>
            <Icon icon={icon} label={label} />
          </a>
        ),
      )}
    </Row>
  );
}

const Icon = ({ icon, label }: Pick<Links[number], 'icon' | 'label'>) => (
  <svg role="img" aria-label={label} width="24" height="24" viewBox="0 0 24 24">
    {icon === 'link' ? (
      <path fill="none" stroke="currentColor" strokeWidth="2" d={paths.link} />
    ) : (
      <path fill="currentColor" fillRule="evenodd" d={paths[icon]} />
    )}
  </svg>
);

const Row = styled.div`
  display: flex;
  gap: ${space.lg};
  a {
    color: inherit;
  }
`;
