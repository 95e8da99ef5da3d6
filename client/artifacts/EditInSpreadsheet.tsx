import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** Leads to artifacts as a spreadsheet, and says where a changed one is given back. */
export const EditInSpreadsheet = ({ address }: { address: string }) => (
  <span>
    <a href={address}>Edit in a spreadsheet</a>
    {'. Change it, and give it back on '}
    <Link to={paths.sheets}>Sheets</Link>.
  </span>
);
