import { expect, test } from 'vitest';
import { opening, plainText } from '../../src/site/text/plain-text.ts';

test('a clause text without its markup keeps paragraphs, list items and rows of tables apart', () => {
  const html =
    '<p>A <a class="term" href="/en/glossary/#meld">meld</a> of\ntwo &amp; more (<a class="ref" href="#1">14 B</a>):</p>\n' +
    '<ul>\n<li>one</li>\n<li><p>two</p></li>\n</ul>' +
    '<table class="points"><caption>Card values</caption><tbody><tr><th scope="row">ace</th><td>20</td></tr></tbody></table>';
  expect(plainText(html).split('\n')).toEqual([
    'A meld of two & more (14 B):',
    '– one',
    '– two',
    'Card values',
    'ace: 20',
  ]);
});

test('the opening of a text ends with a whole word', () => {
  expect(opening('The pile\nis frozen', 100)).toBe('The pile is frozen');
  expect(opening('The pile is frozen', 14)).toBe('The pile is…');
});
