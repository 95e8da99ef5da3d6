import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

function getWorker(_id: string, label: string) {
  if (label === 'json') return new JsonWorker();
  if (label === 'graphql') return new GraphQLWorker();
  return new EditorWorker();
}

/** The editor's workers, from our own origin. GraphiQL's own set-up writes to the console. */
Object.assign(globalThis, { MonacoEnvironment: { getWorker } });
