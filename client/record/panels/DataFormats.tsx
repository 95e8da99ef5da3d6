import styled from 'styled-components';
import type { RecordEnding } from '../../../common/record-formats';
import { paths } from '../../paths';
import { color, size, space } from '../../ui/theme';

/** What each format is, in the order in which the links stand. */
const formats: Readonly<Record<RecordEnding, { name: string; purpose: string }>> = {
  json: { name: 'JSON', purpose: 'as the REST API has it' },
  jsonld: { name: 'JSON-LD', purpose: 'linked data, after schema.org' },
  bib: { name: 'BibTeX', purpose: 'for LaTeX' },
  'csl.json': { name: 'CSL-JSON', purpose: 'for reference managers' },
  csv: { name: 'CSV', purpose: 'for spreadsheets' },
  xml: { name: 'XML', purpose: 'Dublin Core' },
};

/** Links to an artifact in the formats that other programs read. */
export const DataFormats = ({ artifactId }: { artifactId: string }) => (
  <Formats>
    {Object.entries(formats).map(([ending, { name, purpose }]) => (
      <li key={ending}>
        <a href={paths.recordIn(artifactId, ending)}>{name}</a> <span>{purpose}</span>
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
