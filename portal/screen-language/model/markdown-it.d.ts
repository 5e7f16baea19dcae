/** The same library in one file, which comes without types of its own. */
declare module 'markdown-it/dist/markdown-it.min.js' {
  export { default } from 'markdown-it';
}
