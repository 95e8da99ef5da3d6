/** A report with its artifact; null when it was deleted meanwhile. */
interface Reported<Artifact> {
  artifact: Artifact | null;
}

/** Reports by their artifacts, in the order of the oldest report of each. */
export function byArtifact<Artifact extends { id: string }, Report extends Reported<Artifact>>(
  reports: readonly (Report & Reported<Artifact>)[],
) {
  const groups = new Map<string, { artifact: Artifact; reports: Report[] }>();
  for (const report of reports) {
    const { artifact } = report;
    if (!artifact) continue;
    const group = groups.get(artifact.id);
    if (group) group.reports.push(report);
    else groups.set(artifact.id, { artifact, reports: [report] });
  }
  return [...groups.values()];
}
