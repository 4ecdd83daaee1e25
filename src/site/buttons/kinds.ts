/**
 * The five kinds of buttons, as the class names beside `button` in `buttons.css`, by which islands use them too: the one way on of a page,
 * the one act on the felt that is suggested, one of several things to choose from, what is there for whoever looks for it, and a sign alone.
 */
export const buttonKinds = ['page-action', 'felt-act', 'choice', 'quiet', 'sign'] as const;

export type ButtonKind = (typeof buttonKinds)[number];
