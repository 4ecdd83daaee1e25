import { type ClauseAddress, failure, isClauseAddress, type Result, success } from '../../engine/index.ts';
import { isKind, type Kind, type Paper, type PaperError, readPaper } from '../../train/index.ts';

/** What the fragment of the trainer's address asks for. */
export type TrainAsked =
  | { readonly what: 'menu' }
  /** What came wrong in the lessons. */
  | { readonly what: 'wrong' }
  | { readonly what: 'daily' }
  | { readonly what: 'clauses'; readonly clauses: readonly ClauseAddress[] }
  | { readonly what: 'kind'; readonly kind: Kind }
  | { readonly what: 'paper'; readonly paper: Paper };

/**
 * Reads the fragment of an address: `#paper=1.4711.20.take.meld`, `#daily`, `#wrong`, `#kind=take`, `#clause=samba/14-b` (several with
 * commas); nothing is the menu.
 */
export function readFragment(hash: string): Result<TrainAsked, PaperError> {
  const text = decoded(hash.replace(/^#/, ''));
  const [name = '', value = ''] = text.split(/=(.*)/s);
  switch (name) {
    case '':
      return success({ what: 'menu' });
    case 'wrong':
    case 'daily':
      return success({ what: name });
    case 'clause': {
      const clauses = value.split(',').filter(isClauseAddress);
      return clauses.length > 0 ? success({ what: 'clauses', clauses }) : failure({ code: 'damaged', where: value });
    }
    case 'kind':
      return isKind(value) ? success({ what: 'kind', kind: value }) : failure({ code: 'damaged', where: value });
    case 'paper': {
      const read = readPaper(value);
      return read.ok ? success({ what: 'paper', paper: read.value }) : read;
    }
    default:
      return failure({ code: 'damaged', where: name });
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
