import { useRef, useState } from 'react';
import styled from 'styled-components';
import { SHEET_DAYS } from '../../common/sheet-limits';
import { useDownload } from '../auth/useDownload';
import type { SheetPage_SheetFragment, SheetState } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Complaint } from '../ui/Field';
import { formatCount } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { Buttons } from '../ui/Panel';
import { color, radius, space } from '../ui/theme';
import { PanelSection } from '../ui/PanelSection';
import { actInWords, type Counts, rowsInWords } from './sheet-words';
import { useSheetActs } from './useSheetActs';
import { WorkProgress } from './WorkProgress';

const TITLES: Readonly<Record<SheetState, string>> = {
  READY: 'Apply',
  APPLYING: 'The sheet is being applied',
  APPLIED: 'The sheet is applied',
  UNDOING: 'The sheet is being taken back',
  UNDONE: 'The sheet was taken back',
};

interface SheetWorkProps {
  sheet: SheetPage_SheetFragment;
  /** How many artifacts the member may still add today; null without a limit. */
  allowance: number | null;
  /** Whether columns were chosen with which the rows were not looked at. */
  hasUnseenChoices: boolean;
}

/** Applies a sheet, shows how far that is, and takes the sheet back. */
export function SheetWork({ sheet, allowance, hasUnseenChoices }: SheetWorkProps) {
  const { state, counts, undoableUntil } = sheet;
  const title = useRef<HTMLHeadingElement>(null);
  const isBusy = state === 'APPLYING' || state === 'UNDOING';
  const acts = useSheetActs(sheet);
  const [complains, setComplains] = useState(false);

  /** The button that was pressed disappears. */
  async function carryOut(act: Promise<boolean>) {
    if (await act) title.current?.focus();
  }

  function handleApply() {
    setComplains(hasUnseenChoices);
    if (!hasUnseenChoices) void carryOut(acts.apply());
  }

  return (
    <PanelSection title={TITLES[state]} titleRef={title}>
      {state === 'READY' && <BeforeApplying counts={counts} allowance={allowance} />}
      {isBusy && <WorkProgress sheet={sheet} />}
      {/* A screen reader announces the words because the element was there before them. */}
      <div role="status">
        {isBusy && <VisuallyHidden>{progressInWords(state, counts)}</VisuallyHidden>}
        {state === 'APPLIED' && <p>{writtenInWords(counts)}</p>}
        {state === 'UNDONE' && <p>{undoneInWords(counts)}</p>}
      </div>
      {state === 'APPLIED' && counts.applied > 0 && <p>{untilInWords(undoableUntil)}</p>}
      {complains && hasUnseenChoices && (
        <Complaint role="alert">
          You have chosen other columns. Look again with them first, or choose what was there.
        </Complaint>
      )}
      <Buttons>
        {state === 'READY' && counts.new + counts.changed > 0 && (
          <Button aria-disabled={acts.isBusy || undefined} onClick={handleApply}>
            {actInWords(counts)}
          </Button>
        )}
        {counts.wrong > 0 && <WrongRowsButton sheet={sheet} />}
        {undoableUntil !== null && counts.applied > 0 && (
          <Button
            $tone="quiet"
            aria-disabled={acts.isBusy || undefined}
            onClick={() => void carryOut(acts.undo(untilInWords(undoableUntil)))}
          >
            Take it back…
          </Button>
        )}
      </Buttons>
    </PanelSection>
  );
}

interface BeforeApplyingProps {
  counts: Counts;
  allowance: number | null;
}

function BeforeApplying({ counts, allowance }: BeforeApplyingProps) {
  const isBeyond = allowance !== null && counts.new > allowance;
  return (
    <>
      {counts.new + counts.changed === 0 ? (
        <p>There is nothing to apply: no row adds or changes an artifact.</p>
      ) : (
        <p>{`Look through the rows below. Nothing is written before you press the button, and you can take it back for ${SHEET_DAYS} days.`}</p>
      )}
      {counts.wrong > 0 && <p>{wrongInWords(counts.wrong)}</p>}
      {isBeyond && <Note>{allowanceInWords(allowance, counts.new)}</Note>}
    </>
  );
}

function WrongRowsButton({ sheet: { id, name } }: Pick<SheetWorkProps, 'sheet'>) {
  const { busy, download } = useDownload({
    // With the mark by which spreadsheet programs know the encoding.
    address: `${paths.wrongRows(id)}?bom=1`,
    fileName: `${name.replace(/\.\w{1,4}$/, '')} - wrong rows.csv`,
    failure: 'The wrong rows could not be downloaded. Please try again later.',
  });
  return (
    <Button $tone="quiet" aria-disabled={busy || undefined} onClick={() => void download()}>
      Download the wrong rows
    </Button>
  );
}

const wrongInWords = (wrong: number): string =>
  wrong === 1
    ? '1 wrong row is left out. Download it, correct it, and give it as a sheet of its own.'
    : `${formatCount(wrong)} wrong rows are left out. Download them, correct them, and give them as a sheet of their own.`;

const allowanceInWords = (allowance: number, added: number): string =>
  allowance === 0
    ? `You cannot add more artifacts today, and the sheet has ${added === 1 ? '1 new one' : `${formatCount(added)} new ones`}. You can again from 00:00 UTC.`
    : `You can add ${formatCount(allowance)} more today, and the sheet has ${formatCount(added)} new ones. The others are left out; you can add them from 00:00 UTC.`;

function writtenInWords({ applied, new: added, changed, wrong }: Counts): string {
  const total = added + changed;
  const written = `${formatCount(applied)} of ${rowsInWords(total)} ${total === 1 ? 'is' : 'are'} written.`;
  return wrong === 0
    ? written
    : `${written} ${rowsInWords(wrong)} with mistakes ${wrong === 1 ? 'was' : 'were'} left out.`;
}

function undoneInWords({ kept }: Counts): string {
  if (kept === 0) return 'Everything is as it was before the sheet.';
  return kept === 1
    ? 'Everything is as it was before the sheet, but for 1 artifact, which was changed, hidden or removed since. The row below says why.'
    : `Everything is as it was before the sheet, but for ${formatCount(kept)} artifacts, which were changed, hidden or removed since. The rows below say why.`;
}

/** What screen readers hear: only each quarter, so that they do not read every second. */
function progressInWords(state: SheetState, { applied, new: added, changed }: Counts): string {
  if (state === 'UNDOING') return 'The sheet is being taken back.';
  const total = added + changed;
  const quarter = total === 0 ? 0 : Math.floor((applied / total) * 4) * 25;
  return `${quarter} % of the rows are written.`;
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const untilInWords = (undoableUntil: string | null): string =>
  undoableUntil === null
    ? `It can no longer be taken back: more than ${SHEET_DAYS} days have passed.`
    : `You can take it back until ${dayFormat.format(new Date(undoableUntil))}.`;

const Note = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.amber};
`;
