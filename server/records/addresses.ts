import type { RecordSource } from './dublin-core';

/** The one address of an artifact for people and programs; its formats have an ending more. */
export const recordAddress = ({ publicUrl }: RecordSource, id: string): string =>
  `${publicUrl}/records/${id}`;

/** The path of the artifact's page. */
export const pagePath = (id: string): string => `/artifactsdetails/${id}`;

/** The path of the gallery. */
export const GALLERY_PATH = '/all-artifacts';
