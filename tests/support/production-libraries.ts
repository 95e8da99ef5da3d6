/** GraphQL and React run as in production: their checks for developers take a seventh of the server's tests. */
process.env['NODE_ENV'] = 'production';
