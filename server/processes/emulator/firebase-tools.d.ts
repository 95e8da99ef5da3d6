/** The parts of firebase-tools that its package ships without types; its version is pinned. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';
  /** Builds the Auth emulator as a request handler. Takes about one second of CPU. */
  export function createApp(projectId: string): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  const apiSpec: { paths: Record<string, { parameters?: { $ref?: string }[] }> };
  export default apiSpec;
}
