/** Drawings of 24 units, in lines, by what they stand for. */
export const icons = {
  book: 'M3 5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1zM12 6v14',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  hand: 'M4 7.5 9 6v13l-2 .6zM9 5h6v14H9zM15 6l5 1.5L17 19.6 15 19',
  target: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  cards:
    'M5 3.5h10a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V5A1.5 1.5 0 0 1 5 3.5zM18.5 6.5l2.5 1-3 13',
  sheet: 'M4 4h16v16H4zM4 9h16M12 9v11',
  flask: 'M9 3h6M10 3v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2A1.5 1.5 0 0 0 19 19L14 9V3',
  scales: 'M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  paper: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  compare: 'M8 4v16M16 4v16M3 8h5M16 8h5M3 14h5M16 14h5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  link: 'M9.5 14.5l5-5M11 7l2.5-2.5a4 4 0 0 1 6 6L17 13M13 17l-2.5 2.5a4 4 0 0 1-6-6L7 11',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof icons;

/** All of them, to be shown side by side. */
export const iconNames: readonly IconName[] = [
  'book',
  'bolt',
  'hand',
  'target',
  'cards',
  'sheet',
  'flask',
  'scales',
  'paper',
  'compare',
  'search',
  'link',
  'down',
  'close',
];
