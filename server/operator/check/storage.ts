import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from '../../base/error-message';
import { type DatabaseState, inspectDatabase } from '../../database/open-database';
import type { Environment } from '../../base/env';
import { openPictureStorage } from '../../pictures/open-picture-storage';
import { errorCode } from '../../base/errors';
import { type Finding, ok, TIMEOUT, wrong } from './finding';

/** A catalogue grows, and a backup needs as much room as the catalogue. */
const LEAST_FREE_MIB = 1024;

const states: Readonly<Record<DatabaseState, (text: string) => Finding>> = {
  none: (database) => ok('database', `${database} has no catalogue; the first start makes one.`),
  current: (database) =>
    ok('database', `${database} answers, and its schema is that of the program.`),
  older: (database) =>
    wrong(
      'database',
      `${database} is older than the program: make a backup, and start the product.`,
    ),
  newer: (database) => wrong('database', `${database} is newer than the program.`),
  unfinished: (database) => wrong('database', `${database} is an unfinished copy of a catalogue.`),
};

export async function checkDatabase(environment: Environment): Promise<Finding> {
  try {
    const { state, description } = await inspectDatabase(environment, TIMEOUT);
    return states[state](description);
  } catch (error) {
    return wrong('database', messageOf(error));
  }
}

/** Checks where pictures are stored. */
export async function checkPictures({ pictures }: Pick<Environment, 'pictures'>): Promise<Finding> {
  if ('folder' in pictures) return checkFolder('PICTURES_DIR', pictures.folder);
  const subject = 'PICTURES_BUCKET';
  try {
    const storage = await openPictureStorage(pictures);
    await storage.ids()[Symbol.asyncIterator]().next();
    return ok(subject, `The bucket ${pictures.bucket} answers.`);
  } catch (error) {
    const reason = messageOf(error);
    return wrong(subject, `The bucket ${pictures.bucket} cannot be read: ${reason}.`);
  }
}

/** Checks a folder for data, or where it will be made. */
export async function checkFolder(subject: string, place: string): Promise<Finding> {
  try {
    const folder = await existing(place);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / 2 ** 20);
    return free >= LEAST_FREE_MIB
      ? ok(subject, `${place} can be written, and ${free} MiB are free.`)
      : wrong(
          subject,
          `${place} has ${free} MiB of free room: at least ${LEAST_FREE_MIB} are needed.`,
        );
  } catch (error) {
    return wrong(subject, `${place} cannot be written: ${errorCode(error)}.`);
  }
}

/** The folder, or the nearest one above it that exists. */
async function existing(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return existing(dirname(folder));
  }
}
