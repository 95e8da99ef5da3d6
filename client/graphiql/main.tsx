import 'codemirror/keymap/sublime';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import CodeMirror from 'codemirror';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { publicPaths } from '../../common/public-paths';
import { GalleryPageDocument } from '../generated/pages';

declare module 'codemirror' {
  /** Missing from the types. A key that maps to false keeps the browser's own meaning. */
  export const keyMap: Record<'sublime', Record<string, string | false>>;
}

/** In an editor, Tab and Shift+Tab move the focus, so that the keyboard can leave the editor. */
Object.assign(CodeMirror.keyMap.sublime, { Tab: false, 'Shift-Tab': false });

/** The names of the editors, for screen readers, by the language that they have. */
const editorNames = new Map<unknown, string>([
  ['graphql', 'Operation'],
  ['graphql-variables', 'Variables'],
  ['graphql-results', 'Response'],
]);

CodeMirror.defineInitHook((editor) => {
  const mode: unknown = editor.getOption('mode');
  editor.getInputField().setAttribute('aria-label', editorNames.get(mode) ?? 'Headers');
});

/**
 * GraphiQL shows query and response side by side; a phone has room for one above the other. Some of its
 * colours are too light for WCAG AA.
 */
const PageStyle = createGlobalStyle`
  body .graphiql-container { --alpha-secondary: 0.9; --alpha-tertiary: 0.8; }
  @media (prefers-color-scheme: light) {
    body .graphiql-container {
      --color-primary: 320, 95%, 38%;
      --color-tertiary: 188, 100%, 25%;
      --color-info: 208, 100%, 36%;
      --color-success: 158, 60%, 28%;
      --color-warning: 36, 100%, 28%;
    }
  }
  @media (max-width: 600px) {
    #graphiql-session { flex-direction: column; }
    #graphiql-session > .graphiql-horizontal-drag-bar { display: none; }
    #graphiql-session .graphiql-response { margin-left: 16px; }
  }
`;

/** The operations that a page of the site may name in the address. */
const operations: Readonly<Record<string, string>> = {
  GalleryPage: GalleryPageDocument.toString().trim(),
};

/** Reads the fragment of the address, which the server does not see: see queryAddress. */
function readAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const query = operations[parameters.get('operation') ?? ''];
  return query === undefined ? {} : { query, variables: parameters.get('variables') ?? '' };
}

const exampleQuery = `# The catalogue's API. A bearer token goes into the Headers tab:
# { "Authorization": "Bearer …" }
query Newest {
  artifacts(first: 5) {
    totalCount
    edges {
      node {
        artifactName
        createdAt
        likeCount
      }
    }
  }
}
`;

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql.');
createRoot(root).render(
  <>
    <PageStyle />
    <GraphiQL
      fetcher={createGraphiQLFetcher({ url: publicPaths.graphql })}
      defaultQuery={exampleQuery}
      {...readAddress()}
    />
  </>,
);
