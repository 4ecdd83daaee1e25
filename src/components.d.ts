/** Lets the plain TypeScript compiler read files that import components; `astro check` knows what they really are. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
