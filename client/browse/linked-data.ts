import { browseFactPath, browseKeyPath, browsePath } from '../../common/public-paths';
import { runtimeConfig } from '../runtime-config';
import type { BrowseFactView, BrowseTermView } from './browse-loaders';

const absolute = (path: string) => runtimeConfig().publicUrl + path;

const termSet = ({ key, label }: { key: string; label: string }) => ({
  '@type': 'DefinedTermSet',
  name: label,
  url: absolute(browseKeyPath(key)),
});

/** What the page of the values of a fact says to search engines, in the words of schema.org. */
export const factLinkedData = ({ fact }: NonNullable<BrowseFactView>): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: fact.label,
  url: absolute(browseKeyPath(fact.key)),
  about: termSet(fact),
  isPartOf: { '@type': 'CollectionPage', url: absolute(browsePath) },
});

/** What the page of a value says to search engines, in the words of schema.org. */
export const termLinkedData = ({ fact, value, same }: NonNullable<BrowseTermView>): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: value,
  url: absolute(browseFactPath(fact.key, value)),
  about: {
    '@type': 'DefinedTerm',
    name: value,
    ...(same !== null && { sameAs: same }),
    inDefinedTermSet: termSet(fact),
  },
  isPartOf: { '@type': 'CollectionPage', url: absolute(browseKeyPath(fact.key)) },
});
