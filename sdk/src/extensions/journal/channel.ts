/** The channel between tabs: the members of `BroadcastChannel` that are used. A message never reaches its sender. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** The browser's own channel of a name; undefined where there is none. */
export function openChannel(name: string): InstanceType<typeof BroadcastChannel> | undefined {
  // Some places have no such global, whatever its type says.
  const Channel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined;
  if (!Channel) return undefined;
  const channel = new Channel(name);
  // Node would wait for messages for ever.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return channel;
}
