// Melds that lie on many tables of the tests, where which they are is beside the point: a side that has them has opened, or has canastas.

export const fours = '4s 4h 4d';
export const nines = '9s 9h 9d';
export const queens = 'Qs Qh Qd';
export const kings = 'Ks Kh Kd';

/** Seven fours: a natural canasta of few points. */
export const foursCanasta = '4s 4h 4d 4c 4s 4h 4d';
/** Seven kings: a natural canasta. */
export const kingsCanasta = 'Ks Kh Kd Kc Ks Kh Kd';
/** Seven hearts in a row. */
export const heartsSamba = '4h 5h 6h 7h 8h 9h Th';
