import styled from 'styled-components';
import { color, size, space } from '../../ui/theme';

const formats = [
  { ending: 'json', name: 'JSON', purpose: 'as the REST API has it' },
  { ending: 'jsonld', name: 'JSON-LD', purpose: 'linked data, after schema.org' },
  { ending: 'bib', name: 'BibTeX', purpose: 'for LaTeX' },
  { ending: 'csl.json', name: 'CSL-JSON', purpose: 'for reference managers' },
  { ending: 'csv', name: 'CSV', purpose: 'for spreadsheets' },
  { ending: 'xml', name: 'XML', purpose: 'Dublin Core' },
];

/** Links to an artifact in the formats that other programs read. */
export const DataFormats = ({ artifactId }: { artifactId: string }) => (
  <Formats>
    {formats.map(({ ending, name, purpose }) => (
      <li key={ending}>
        <a href={`/records/${artifactId}.${ending}`}>{name}</a> <span>{purpose}</span>
      </li>
    ))}
  </Formats>
);

const Formats = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;
