/** One event of a stream of server-sent events. */
export interface ServerSentEvent<TData = string> {
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: TData;
}
