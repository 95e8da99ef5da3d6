import type { Commands } from './admin-command';
import { catalogueCommands } from './catalogue-commands';
import { memberCommands } from './member-commands';
import { siteCommands } from './site-commands';
import { transferCommands } from './transfer-commands';

/** Every command of `npm run admin`. */
export const commands: Commands = {
  ...catalogueCommands,
  ...memberCommands,
  ...transferCommands,
  ...siteCommands,
};
