import './workers';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';

const FullHeight = createGlobalStyle`
  body { margin: 0; }
  #graphiql { height: 100dvh; }
`;

const greeting = `# The catalogue's API. A bearer token goes into the Headers tab:
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
    <FullHeight />
    <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultQuery={greeting} />
  </>,
);
