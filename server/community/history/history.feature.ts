import type { Feature } from '../../web/feature';
import { HistoryResolver } from './history.resolver';

/** What happened to artifacts, and their earlier versions. */
export const historyFeature: Feature = {
  name: 'history',
  resolvers: [HistoryResolver],
  commands: async () => (await import('./history.commands')).historyCommands,
};
