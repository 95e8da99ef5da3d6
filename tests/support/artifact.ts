/** An artifact's input as GraphQL takes it, complete unless overridden. */
export function buildArtifact(overrides: Record<string, unknown> = {}) {
  return {
    artifactName: 'Bronze mirror',
    artifactType: 'TOOLS',
    image: 'https://example.org/mirror.jpg',
    createdAt: 'c. 200 BC',
    discoveredAt: 'Luoyang',
    discoveredBy: 'Unknown',
    presentLocation: 'Luoyang Museum',
    historicalContext: 'A mirror of the Han dynasty.',
    description: null,
    imageAlt: null,
    rights: null,
    imageCaption: null,
    ...overrides,
  };
}
