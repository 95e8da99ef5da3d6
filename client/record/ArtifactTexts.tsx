import styled from 'styled-components';
import { size, space } from '../ui/theme';
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
  return (
    <>
      {artifactFields
        .filter(({ shownAs }) => shownAs === 'prose')
        .map(({ name, label }) => (
          <Passage key={name} title={label} text={artifact[name] ?? ''} level={level} />
        ))}
      {artifact.description && (
        <Passage title="Description" text={artifact.description} level={level} />
      )}
    </>
  );
}

/** Blank lines separate the paragraphs of a text. */
function Passage({ title, text, level }: { title: string; text: string; level: HeadingLevel }) {
  return (
    <section>
      <Title as={level}>{title}</Title>
      <Text>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Text>
    </section>
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
