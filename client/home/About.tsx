import styled from 'styled-components';
import { color, from, radius, size, space } from '../ui/theme';
import { CompassIcon, LaurelIcon, QuillIcon } from './about-icons';
import { Section } from './Section';

const points = [
  {
    title: 'Discover & Explore',
    Icon: CompassIcon,
    text: 'Walk through five thousand years of made things, from stone tools to temple gold. Each entry says when a piece was made, where it was found, by whom, and where it can be seen today.',
  },
  {
    title: 'Share & Contribute',
    Icon: QuillIcon,
    text: "Add the artifacts you know and care about, with their history. Every entry is written by a member and stays in its author's hands to correct and to complete.",
  },
  {
    title: 'Connect & Learn',
    Icon: LaurelIcon,
    text: 'Keep the pieces that move you, and see which ones move others. What the community likes best stands at the front of the catalogue, open to everyone.',
  },
];

export function About() {
  return (
    <Section
      id="about"
      title="Preserving History for Future Generations"
      text="Antiquary is a catalogue made by its community, so that historical artifacts are accessible to everyone."
      tinted
    >
      <Points>
        {points.map(({ title, Icon, text }) => (
          <Point key={title}>
            <Mark>
              <Icon />
            </Mark>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </Point>
        ))}
      </Points>
    </Section>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${space.xl};
  padding: 0;
  list-style: none;
  @media (min-width: ${from.tablet}) {
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
