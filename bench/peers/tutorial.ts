import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { buildSchema } from 'type-graphql';
import { DataSource } from 'typeorm';
import { Artifact, Member } from './tutorial.entities';
import { createResolver } from './tutorial.resolver';

/** The product's stack as its tutorials use it: Apollo, Express, TypeORM's `find`. */
async function main() {
  const [database = '', port = ''] = process.argv.slice(2);
  // The driver sqlite3 is the product's, and is compiled already.
  const dataSource = new DataSource({ type: 'sqlite', database, entities: [Artifact, Member] });
  await dataSource.initialize();
  const schema = await buildSchema({ resolvers: [createResolver(dataSource)] });
  const apollo = new ApolloServer({ schema });
  await apollo.start();

  const app = express();
  app.get('/healthz', (_request, response) => {
    response.send('ok');
  });
  app.use('/graphql', express.json(), expressMiddleware(apollo));
  app.listen(Number(port), '127.0.0.1');
}

void main();
