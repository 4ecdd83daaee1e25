/** What the plain TypeScript compiler, which does not read Astro files, takes a component for; `npm run types` knows each by its own type. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
