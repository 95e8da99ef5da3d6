import type { Page } from 'playwright-core';
import { buildArtifact } from './artifact';

/** Fills in the artifact form that is open; what it holds then, by name. */
export async function fillArtifactForm(
  page: Page,
  artifactName: string,
): Promise<Record<string, string>> {
  const input = buildArtifact({ artifactName, artifactType: 'WEAPONS' });
  // A description is null: the form has no field for it.
  const values = Object.entries(input).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  for (const [name, value] of values) {
    const control = page.getByRole('main').locator(`form [name=${name}]`);
    await (name === 'artifactType' ? control.selectOption(value) : control.fill(value));
  }
  return Object.fromEntries(values);
}
