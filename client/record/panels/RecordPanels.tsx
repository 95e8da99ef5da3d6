import { paths } from '../../paths';
import { runtimeConfig } from '../../runtime-config';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { Spinner } from '../../ui/Spinner';
import { CopyTexts } from '../../ui/CopyTexts';
import { useRead } from './useRead';

interface PanelProps {
  artifactId: string;
}

function CitePanel({ artifactId }: PanelProps) {
  const { read, failed, retry } = useRead(paths.citations(artifactId));
  if (failed) return <FailedState message="Failed to load the citations." onRetry={retry} />;
  if (!read) return <Spinner label="Loading the citations" />;
  const { apa = '', chicago = '', bibtex = '', permalink = '' } = read;
  return (
    <>
      <p>These cite the record. Its contributor is the author of the record, not of the object.</p>
      <CopyTexts
        headingLevel={2}
        texts={[
          { label: 'APA', text: apa },
          { label: 'Chicago', text: chicago },
          { label: 'BibTeX', text: bibtex.trim(), isCode: true },
          { label: 'Permalink', text: permalink, isCode: true },
        ]}
      />
    </>
  );
}

const permalinkOf = (artifactId: string) => runtimeConfig().publicUrl + paths.record(artifactId);

function SharePanel({ artifactId }: PanelProps) {
  const permalink = permalinkOf(artifactId);
  const search = new URLSearchParams({ url: permalink }).toString();
  const { read, failed, retry } = useRead(`${paths.oEmbed}?${search}`);
  if (failed) return <FailedState message="Failed to load the embed code." onRetry={retry} />;
  if (!read) return <Spinner label="Loading the embed code" />;
  const { title = '', html = '' } = read;
  const share = () =>
    navigator.share({ title, url: permalink }).catch((error: unknown) => {
      // The visitor closed the dialog of the system.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  return (
    <>
      {'share' in navigator && (
        <div>
          <Button $small onClick={() => void share()}>
            Share with another app
          </Button>
        </div>
      )}
      <CopyTexts
        headingLevel={2}
        texts={[
          { label: 'Permalink', text: permalink, isCode: true },
          { label: 'Embed code', text: html, isCode: true },
        ]}
      />
    </>
  );
}

const panels = { Cite: CitePanel, Share: SharePanel };

export type PanelName = keyof typeof panels;

/** One of the panels of a record. */
export function RecordPanel({ name, artifactId }: PanelProps & { name: PanelName }) {
  const Shown = panels[name];
  return <Shown artifactId={artifactId} />;
}
