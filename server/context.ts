import DataLoader from 'dataloader';
import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Changes } from './changes';
import { ArtifactService } from './artifacts/artifact.service';
import type { ShownCounts } from './graphql/dependencies';
import type { AnswerInTheMaking } from './http/answer-cache';
import type { Writer } from './database/writer';
import { LikeService } from './likes/like.service';
import type { Member } from './members/member.entity';
import { ViewService } from './views/view.service';

/** The services that resolvers call, one set for a database. */
export interface Services {
  artifacts: ArtifactService;
  likes: LikeService;
  views: ViewService;
}

/** Builds the services over an open database. */
export function createServices(
  dataSource: DataSource,
  writer: Writer,
  changes: Changes,
  remembers: boolean,
): Services {
  const artifacts = new ArtifactService(dataSource, writer, changes, remembers);
  return {
    artifacts,
    likes: new LikeService(dataSource, writer, changes),
    views: new ViewService(writer, artifacts, changes),
  };
}

/** What one request carries to the resolvers. */
export interface Context extends Services {
  /** The member whose token came with the request; null for a visitor. */
  viewer: Member | null;
  /** Answers for many artifacts at once whether the viewer likes them. */
  likedByViewer: DataLoader<number, boolean>;
  /**
   * To be called before each write.
   * @throws UNAUTHENTICATED when the viewer's token was revoked, where that can be known;
   * RATE_LIMITED when the viewer has written too often.
   */
  assertMayWrite: () => Promise<void>;
  /** Counts the operation as so many requests more than one. @throws RATE_LIMITED */
  countMore: (more: number) => void;
  /** What the answer depends on, where it may be one to keep; see `server/http/answer-cache.ts`. */
  making: AnswerInTheMaking | undefined;
  /** Which counts of artifacts the operation shows. */
  shownCounts: ShownCounts;
  publicUrl: string;
  requestId: string;
  log: FastifyBaseLogger;
}

type RequestParts = Pick<
  Context,
  'viewer' | 'assertMayWrite' | 'countMore' | 'making' | 'publicUrl' | 'requestId' | 'log'
>;

/** The context of one request. */
export function createContext(services: Services, parts: RequestParts): Context {
  const { viewer } = parts;
  const likedByViewer = new DataLoader<number, boolean>(async (ids) =>
    viewer ? services.likes.whichLiked(viewer, ids) : ids.map(() => false),
  );
  return { ...services, ...parts, likedByViewer, shownCounts: { likes: true, views: true } };
}

/** A context behind `@Authorized()`. */
export type MemberContext = Context & { viewer: Member };
