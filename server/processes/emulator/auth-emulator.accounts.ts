import { readFile, writeFile } from 'node:fs/promises';
import { writeAtomically } from '../../base/atomic-file';

/** One account in the emulator's own form, as it exports and imports it. */
interface Account {
  localId: string;
  validSince?: string;
}

/** The header with the key of the calls that are answered before the accounts are loaded. */
export const LOADER_HEADER = 'x-antiquary-loader';
/** The emulator returns at most this many accounts in one page. */
const PAGE = 1000;

/**
 * The accounts of a running Auth emulator and the file that outlives it. Only the emulator's own
 * process uses it. Every failure is an Error whose message is one sentence for the operator.
 */
export class EmulatorAccounts {
  private saved: string | undefined;

  constructor(
    private readonly origin: string,
    private readonly projectId: string,
    private readonly file: string,
    private readonly loaderKey: string,
  ) {}

  /**
   * Reads the file; a missing file is an empty one. A file that cannot be parsed is refused, because
   * the next save would overwrite it.
   */
  async read(): Promise<Account[]> {
    let text: string;
    try {
      text = await readFile(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw new Error(`The saved accounts in ${this.file} cannot be read.`, { cause: error });
    }
    try {
      const { users } = JSON.parse(text) as { users: unknown };
      if (!Array.isArray(users)) throw new Error('no list of users');
      return users as Account[];
    } catch (error) {
      throw new Error(
        `The saved accounts in ${this.file} are damaged: repair the file or move it away.`,
        { cause: error },
      );
    }
  }

  /** Imports what `read` returned into the emulator. */
  async load(users: Account[]): Promise<void> {
    for (let start = 0; start < users.length; start += PAGE) {
      await this.import(users.slice(start, start + PAGE));
    }
    this.saved = await this.export();
  }

  /** Writes the accounts if they changed since the last time. */
  async save(): Promise<void> {
    const text = await this.export();
    if (text === this.saved) return;
    await writeAtomically(this.file, (temporary) => writeFile(temporary, text, { mode: 0o600 }));
    this.saved = text;
  }

  private async import(users: Account[]): Promise<void> {
    const { error = [] } = (await this.call('accounts:batchCreate', { users })) as {
      error?: { index: number; message: string }[];
    };
    if (error.length > 0) {
      const reasons = [...new Set(error.map(({ message }) => message))].join(', ');
      throw new Error(
        `The saved accounts in ${this.file} cannot be imported (${reasons}): repair the file or move it away.`,
      );
    }
    // An import sets "valid since" to now, which ends every session. Restore the old value, so that a
    // restart of the emulator signs nobody out.
    for (const { localId, validSince } of users) {
      if (validSince) await this.call('accounts:update', { localId, validSince });
    }
  }

  private async export(): Promise<string> {
    const users: Account[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ maxResults: String(PAGE) });
      if (next) query.set('nextPageToken', next);
      const page = (await this.call(`accounts:batchGet?${query.toString()}`)) as {
        users?: Account[];
        nextPageToken?: string;
      };
      users.push(...(page.users ?? []));
      next = page.nextPageToken;
    } while (next);
    return `${JSON.stringify({ users }, null, 1)}\n`;
  }

  private async call(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(
      `${this.origin}/identitytoolkit.googleapis.com/v1/projects/${this.projectId}/${path}`,
      {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: 'Bearer owner',
          'content-type': 'application/json',
          [LOADER_HEADER]: this.loaderKey,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    );
    if (!response.ok) {
      throw new Error(
        `The Firebase Auth emulator answered ${response.status} to ${path}: ${await response.text()}`,
      );
    }
    return response.json();
  }
}
