/** A picture of an artifact, and its stored copy. */
export interface ShownPicture {
  image: string;
  caption?: string | null;
  alt?: string | null;
  rights?: string | null;
  picture?: {
    url: string;
    width: number;
    height: number;
    sizes: { url: string; width: number; height: number }[];
  } | null;
}

/** What the page of an artifact has read of it, for the data in its head. */
export interface ShownArtifact {
  id: string;
  artifactName: string;
  artifactTypeLabel: string;
  pictures: readonly ShownPicture[];
  createdAt: string;
  made?: { edtf: string } | null;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  historicalContext: string;
  description?: string | null;
  facts?: {
    key: string;
    label: string;
    values: { text: string; same: string | null }[];
  }[];
  userName: string;
  contributor: { id: string };
  addedAt: string;
  updatedAt: string;
}
