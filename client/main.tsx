import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApolloClient } from './apollo/client';
import { App } from './App';
import { createFirebaseSession } from './auth/firebase-session';
import { createRoutes } from './routes';
import { runtimeConfig } from './runtime-config';

const session = createFirebaseSession(runtimeConfig().firebase);
const client = createApolloClient(session);
const router = createBrowserRouter(createRoutes(client));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(<App session={session} client={client} router={router} />);
