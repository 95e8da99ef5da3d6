// Read by catalogue.ts in each test file of the project server-cache-off.
process.env['CACHE'] = 'off';
