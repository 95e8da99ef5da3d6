type FetchFailureReason =
  /** The URL is malformed, contains credentials, or is neither http nor https. */
  | 'BAD_URL'
  /** No address of the host is public. */
  | 'PRIVATE_ADDRESS'
  | 'TOO_MANY_REDIRECTS'
  | 'TOO_LARGE'
  /** Another status than 200. */
  | 'STATUS'
  /** No name, no connection, no valid certificate, no valid or no whole response. */
  | 'NETWORK'
  | 'TIMEOUT';

/** A public address did not yield its bytes. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  constructor(
    readonly reason: FetchFailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
