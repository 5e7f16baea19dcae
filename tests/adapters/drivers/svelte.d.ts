declare module '*.svelte' {
  import type { Component } from 'svelte';

  /** A compiled component; who mounts it names its props and its exports. */
  const component: Component<Record<string, unknown>, Record<string, unknown>>;
  export default component;
}
