// A module of its own, so that pages which load the definitions at once need nothing that serves only those which load them later.
export { offerDefinitions } from '../beside/definition-shown.ts';
