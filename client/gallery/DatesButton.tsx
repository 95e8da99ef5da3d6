import styled from 'styled-components';
import { Button } from '../ui/Button';
import { color, from } from '../ui/theme';
import { formatSpan, readSpan, type YearTexts } from './gallery-years';

interface DatesButtonProps {
  years: YearTexts;
  /** The id of the panel of the dates, a popover. */
  panelId: string;
}

/** Says of which years the list is, and opens the panel of the dates. A phone has the panel in its sheet. */
export function DatesButton({ years, panelId }: DatesButtonProps) {
  const span = formatSpan(readSpan(years));
  return (
    <Opener $tone="quiet" popoverTarget={panelId}>
      <Words>{span === '' ? 'All dates' : `Made ${span}`}</Words>
      <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
        <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Opener>
  );
}

/** Looks like the selects beside it. */
const Opener = styled(Button)`
  display: none;
  @media (min-width: ${from.tablet}) {
    display: flex;
    justify-content: space-between;
    min-width: 0;
    padding-inline: 0.75rem;
    color: ${color.ink};
    font-weight: 400;
    anchor-name: --gallery-dates;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
