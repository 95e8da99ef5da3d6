import styled from 'styled-components';
import { color, from, radius, size, space } from '../ui/theme';
import { CompassIcon, LaurelIcon, QuillIcon } from './about-icons';
import { runtimeConfig } from '../runtime-config';
import type { SiteContent } from '../site';
import { Section } from './Section';

const icons = [CompassIcon, QuillIcon, LaurelIcon];

export function About({ points }: { points: SiteContent['about'] }) {
  return (
    <Section
      id="about"
      title="Preserving History for Future Generations"
      text={`${runtimeConfig().site.name} is a catalogue made by its community, so that historical artifacts are accessible to everyone.`}
      tinted
    >
      <Points>
        {points.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length] ?? CompassIcon;
          return (
            <Point key={title}>
              <Mark>
                <Icon />
              </Mark>
              <h3>{title}</h3>
              <Text>{text}</Text>
            </Point>
          );
        })}
      </Points>
    </Section>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${space.lg};
  padding: 0;
  list-style: none;
  @media (min-width: ${from.tablet}) {
    gap: ${space.xl};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Point = styled.li`
  display: grid;
  gap: ${space.md};
  align-content: start;
  justify-items: start;
  padding-top: ${space.lg};
  border-top: 2px solid ${color.line};
  /* A phone has the mark beside the words. */
  @media not (min-width: ${from.tablet}) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.xs} ${space.md};
    padding-top: ${space.md};
    & > :first-child {
      grid-row: span 2;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.round};
  background: ${color.amber};
  color: ${color.accent};
`;

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.md};
`;
