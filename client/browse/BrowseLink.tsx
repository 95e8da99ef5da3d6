import { Link } from 'react-router-dom';
import { browsePath } from '../../common/public-paths';
import { labelsInWords } from './fact-words';

interface BrowseLinkProps {
  /** The facts by which the catalogue is browsed. Without any there is no page to lead to. */
  facts: readonly { label: string }[];
  className?: string;
}

/** Leads to the pages of the values of facts. */
export function BrowseLink({ facts, className }: BrowseLinkProps) {
  if (facts.length === 0) return null;
  return (
    <Link to={browsePath} className={className}>
      {`Browse by ${labelsInWords(facts)}`}
    </Link>
  );
}
