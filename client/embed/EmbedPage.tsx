import type { ReactNode } from 'react';
import { labelOf, typeLabel } from '../artifacts/declared-record';
import { linkFor } from '../artifacts/ArtifactPicture';
import { sourceFor } from '../artifacts/picture-sizes';
import { placeholder } from '../artifacts/placeholder';
import type { EmbeddedArtifactQuery } from '../generated/pages';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { mayLoadPicture, runtimeConfig } from '../runtime-config';
import { paletteCss } from '../site';
import { formatCount } from '../ui/format-count';
import { embedStyle } from './embed-style';

type Artifact = NonNullable<EmbeddedArtifactQuery['artifact']>;

/**
 * An artifact as a page for the frames of other sites: the card of the gallery, without scripts. It opens
 * the artifact's record in another tab, wherever it is pressed, as its link for a report does.
 */
export function EmbedPage({ artifact }: { artifact: Artifact }) {
  const { artifactName, artifactType, image, picture, imageAlt, createdAt, discoveredAt } =
    artifact;
  const { likeCount } = artifact;
  const { publicUrl, site } = runtimeConfig();
  const page = publicUrl + paths.record(artifact.id);
  return (
    <EmbedDocument
      title={titles.documentTitle(titles.artifact(artifact))}
      head={<link rel="canonical" href={page} />}
    >
      <article>
        <div>
          <img
            {...sourceOf({ image, picture })}
            alt={imageAlt ?? artifactName}
            referrerPolicy="no-referrer"
          />
        </div>
        <section>
          <p className="type">{typeLabel(artifactType)}</p>
          <h1 dir="auto">{artifactName}</h1>
          <EmbeddedFact label={labelOf('createdAt', 'Created')} text={createdAt} />
          <EmbeddedFact label={labelOf('discoveredAt', 'Discovered at')} text={discoveredAt} />
          <p>
            <a className="door" href={page} target="_blank" rel="noopener">
              See the record<span className="unseen"> (opens in a new tab)</span>
            </a>
          </p>
          <p>
            <span aria-hidden="true">♥</span> {formatCount(likeCount)}
            <span className="unseen">{likeCount === 1 ? ' like' : ' likes'}</span> · {site.name} ·{' '}
            <a href={publicUrl + paths.report(artifact.id)} target="_blank" rel="noopener">
              Report<span className="unseen"> (opens in a new tab)</span>
            </a>
          </p>
        </section>
      </article>
    </EmbedDocument>
  );
}

/** A fact below the name; nothing where the artifact lacks it. */
const EmbeddedFact = ({ label, text }: { label: string; text: string }) =>
  text && (
    <p className="fact" dir="auto">
      <span className="unseen">{`${label}: `}</span>
      {text}
    </p>
  );

/** The page has no scripts, so it shows no preview, and does not replace a broken picture. */
function sourceOf({ image, picture }: Pick<Artifact, 'image' | 'picture'>) {
  if (picture) return sourceFor(picture, 'embed');
  return { src: mayLoadPicture(image) ? linkFor(image, 'embed') : placeholder };
}

/** The message of a frame without an artifact. */
export function EmbedMessage({ message }: { message: string }) {
  const { publicUrl, site } = runtimeConfig();
  return (
    <EmbedDocument title={titles.documentTitle(message)}>
      <article className="alone">
        <section>
          <h1>
            <a className="door" href={`${publicUrl}/`} target="_blank" rel="noopener">
              {site.name}
              <span className="unseen"> (opens in a new tab)</span>
            </a>
          </h1>
          <p>{message}</p>
        </section>
      </article>
    </EmbedDocument>
  );
}

interface EmbedDocumentProps {
  title: string;
  head?: ReactNode;
  children: ReactNode;
}

function EmbedDocument({ title, head, children }: EmbedDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {head}
        <style dangerouslySetInnerHTML={{ __html: paletteCss() + embedStyle }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
