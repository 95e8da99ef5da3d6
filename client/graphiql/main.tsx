import 'codemirror/keymap/sublime';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import CodeMirror from 'codemirror';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';

declare module 'codemirror' {
  /** Missing from the types. A key that maps to false keeps the browser's own meaning. */
  const keyMap: Record<'sublime', Record<string, string | false>>;
}

/** In an editor, Tab and Shift+Tab move the focus, so that the keyboard can leave the editor. */
Object.assign(CodeMirror.keyMap.sublime, { Tab: false, 'Shift-Tab': false });

/** GraphiQL shows query and response side by side; a phone has room for one above the other. */
const PageStyle = createGlobalStyle`
  body { margin: 0; }
  #graphiql { height: 100dvh; }
  @media (max-width: 600px) {
    #graphiql-session { flex-direction: column; }
    #graphiql-session > .graphiql-horizontal-drag-bar { display: none; }
    #graphiql-session .graphiql-response { margin-left: 16px; }
  }
`;

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
    <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultQuery={exampleQuery} />
  </>,
);
