import { alabasterVases } from './alabaster-vases';
import { documents } from './documents';
import { funeraryMasks } from './funerary-masks';
import { goldAndSilverStatues } from './gold-and-silver-statues';
import type { SampleArtifact } from './sample-artifact';
import { sculptures } from './sculptures';
import { tools } from './tools';
import { weapons } from './weapons';
import { woodenModels } from './wooden-models';
import { woolCarpets } from './wool-carpets';
import { writings } from './writings';

const byType: readonly (readonly SampleArtifact[])[] = [
  tools,
  funeraryMasks,
  documents,
  alabasterVases,
  sculptures,
  woolCarpets,
  weapons,
  goldAndSilverStatues,
  writings,
  woodenModels,
];

const rounds = Math.max(...byType.map((group) => group.length));

/**
 * The whole sample catalogue. The types take turns, so that a gallery in the order of adding
 * shows something different at every step.
 */
export const sampleArtifacts: readonly SampleArtifact[] = Array.from({ length: rounds }).flatMap(
  (_, round) => byType.flatMap((group) => group[round] ?? []),
);
