import { lazy, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { LazyPart, loadPageAgain } from '../../ui/LazyPart';
import { Buttons } from '../../ui/Panel';
import { Spinner } from '../../ui/Spinner';
import { color, space } from '../../ui/theme';
import type { PanelName } from './RecordPanels';

const RecordPanel = lazy(() =>
  import('./RecordPanels').then((module) => ({ default: module.RecordPanel })),
);

interface RecordSectionProps {
  artifactId: string;
  /** The name of the section. */
  label: string;
  panels: readonly PanelName[];
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** How to cite, share and take an artifact. Each button opens a panel; one is open at a time. */
export function RecordSection({ artifactId, label, panels, children }: RecordSectionProps) {
  const [opened, setOpened] = useState<PanelName>();
  const id = useId();
  return (
    <Section aria-label={label}>
      <Buttons>
        {children}
        {panels.map((name) => (
          <Button
            key={name}
            $small
            $tone="quiet"
            aria-expanded={opened === name}
            aria-controls={id}
            onClick={() => setOpened(opened === name ? undefined : name)}
          >
            {name}
          </Button>
        ))}
      </Buttons>
      <div id={id}>
        {opened && (
          <LazyPart
            loading={<Spinner label="Loading" />}
            failed={<FailedState message="Failed to load this part." onRetry={loadPageAgain} />}
          >
            <RecordPanel key={opened} name={opened} artifactId={artifactId} />
          </LazyPart>
        )}
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  min-width: 0;
  & > div:empty {
    display: none;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  & [aria-expanded='true'] {
    border-color: ${color.ink};
    background: ${color.amber};
  }
  @media print {
    display: none;
  }
`;
