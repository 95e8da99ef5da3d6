import { TestEnvironment } from 'jest-environment-node';

/**
 * Fails a test file whose code makes pg warn, such as of a query on a connection that executes another one:
 * what pg warns of, its next major version refuses. The tests' own `process` hears no warning.
 */
export default class Environment extends TestEnvironment {
  private readonly warnings: Error[] = [];
  private readonly onWarning = (warning: Error) => {
    if (/\bpg@|client\.query/i.test(warning.message)) this.warnings.push(warning);
  };

  override async setup() {
    await super.setup();
    process.on('warning', this.onWarning);
  }

  override async teardown() {
    process.off('warning', this.onWarning);
    await super.teardown();
    const [first] = this.warnings;
    if (first) throw first;
  }
}
