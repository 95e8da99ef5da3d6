import styled from 'styled-components';
import { color, size, space } from '../ui/theme';
import {
  type ArtifactContent,
  artifactFields,
  type HeadingLevel,
} from '../artifacts/artifact-fields';

interface ArtifactTextsProps {
  artifact: ArtifactContent;
  level?: HeadingLevel;
}

/** The texts of an artifact, each under its title. */
export function ArtifactTexts({ artifact, level = 'h2' }: ArtifactTextsProps) {
  const fields = artifactFields();
  const descriptionLabel = fields.find(({ name }) => name === 'description')?.label;
  const description = paragraphsOf(artifact.description ?? '');
  const sources = sourcesIn(description.at(-1) ?? '');
  const rest = sources ? description.slice(0, -1) : description;
  return (
    <>
      {fields
        .filter(({ name, shownAs }) => shownAs === 'prose' && artifact[name])
        .map(({ name, label }) => (
          <Passage
            key={name}
            title={label}
            paragraphs={paragraphsOf(artifact[name] ?? '')}
            level={level}
          />
        ))}
      {rest.some(Boolean) && descriptionLabel && (
        <Passage title={descriptionLabel} paragraphs={rest} level={level} />
      )}
      {sources && <Sources sources={sources} level={level} />}
    </>
  );
}

/** Blank lines separate the paragraphs of a text. */
const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

const SOURCES = /^Sources?:\s/;

/** The last paragraph of a description may name sources, separated by semicolons. Null if it names none. */
function sourcesIn(paragraph: string): string[] | null {
  const text = paragraph.trim();
  if (!SOURCES.test(text)) return null;
  return text.replace(SOURCES, '').replace(/\.$/, '').split(';');
}

interface PassageProps {
  title: string;
  paragraphs: string[];
  level: HeadingLevel;
}

function Passage({ title, paragraphs, level }: PassageProps) {
  return (
    <section>
      <Title as={level}>{title}</Title>
      <Text>
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Text>
    </section>
  );
}

function Sources({ sources, level: SmallTitle }: { sources: string[]; level: HeadingLevel }) {
  return (
    <SourcesPart>
      <SmallTitle>Sources</SmallTitle>
      <ul>
        {sources.map((source, index) => (
          <li key={index} dir="auto">
            {source}
          </li>
        ))}
      </ul>
    </SourcesPart>
  );
}

const Title = styled.h2`
  font-size: ${size.section};
`;

const Text = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.sm};
  white-space: pre-line;
`;

const SourcesPart = styled.section`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.45;
  overflow-wrap: anywhere;
  h2,
  h4 {
    color: ${color.ink};
    font-size: ${size.md};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    margin-top: ${space.xs};
    padding: 0;
    list-style: none;
  }
`;
