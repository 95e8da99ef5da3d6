import type { Page } from 'playwright-core';
import { buildArtifact } from './artifact';

/** Fills in the open artifact form. @returns the values by field name */
export async function fillArtifactForm(
  page: Page,
  artifactName: string,
): Promise<Record<string, string>> {
  const input = buildArtifact({ artifactName, artifactType: 'WEAPONS' });
  // The form has no field for the description, which is null.
  const values = Object.entries(input).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  for (const [name, value] of values) {
    const control = page.getByRole('main').locator(`form [name=${name}]`);
    await (name === 'artifactType' ? control.selectOption(value) : control.fill(value));
  }
  return Object.fromEntries(values);
}
