import { lazy, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { LazyPart, loadPageAgain } from '../../ui/LazyPart';
import { Buttons } from '../../ui/Panel';
import { Popover } from '../../ui/Popover';
import { Spinner } from '../../ui/Spinner';
import { from, space } from '../../ui/theme';
import type { PanelName } from './RecordPanels';

const RecordPanel = lazy(() =>
  import('./RecordPanels').then((module) => ({ default: module.RecordPanel })),
);

interface RecordSectionProps {
  artifactId: string;
  /** How the reader likes the artifact. Stands before the buttons. */
  children: ReactNode;
}

/** How to like, share and cite an artifact. */
export const RecordSection = ({ artifactId, children }: RecordSectionProps) => (
  <Section aria-label="Like, share and cite">
    {children}
    <PanelButton name="Share" artifactId={artifactId} />
    <PanelButton name="Cite" artifactId={artifactId} />
  </Section>
);

/** A button and the panel that it opens, whose content loads then; opened before hydration, after it. */
function PanelButton({ name, artifactId }: { name: PanelName; artifactId: string }) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const anchor = `--record-${name}`;
  return (
    <>
      <Button $small $tone="quiet" popoverTarget={id} style={{ anchorName: anchor }}>
        {name}
      </Button>
      <Wide
        ref={(panel) => {
          if (panel?.matches(':popover-open')) setWasOpened(true);
        }}
        id={id}
        label={name}
        anchor={anchor}
        onToggle={() => setWasOpened(true)}
      >
        {wasOpened ? (
          <LazyPart
            loading={<Spinner label="Loading" />}
            failed={<FailedState message="Failed to load this part." onRetry={loadPageAgain} />}
          >
            <RecordPanel name={name} artifactId={artifactId} />
          </LazyPart>
        ) : (
          <Spinner label="Loading" />
        )}
      </Wide>
    </>
  );
}

const Section = styled(Buttons).attrs({ as: 'section' })`
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Wide = styled(Popover)`
  gap: ${space.md};
  overflow-y: auto;
  @media (min-width: ${from.tablet}) {
    width: 34rem;
    padding: ${space.lg};
  }
`;
