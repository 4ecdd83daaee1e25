/** What TypeScript by itself knows of a component that a file imports; `astro check` knows each one’s own props. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
