/** The parts of a page that are translated as one: a word may go to another place in them, so all of it is old when some of it is. */
const sentences =
  'p, li, td, th, dt, dd, button, a, summary, legend, label, caption, h1, h2, h3, h4, fieldset, ul, div';

/** What somebody else has done to the words of an island, and how to undo it and do it again. */
interface Foreign {
  readonly target: Node;
  readonly takeBack: () => void;
  readonly doAgain: () => void;
}

/**
 * The words of an island as a browser's translator has them. It puts nodes of its own where those of the island stood, and whoever goes on
 * writing into the old ones writes where nobody reads: an old verdict stands beside new cards. So before an island changes its words, all
 * that others have done to them is taken back; afterwards what has not changed gets its translation again. What has changed is new to
 * the translator, who translates it like all that comes to a page.
 *
 * An example: `✓ Allowed` stands translated as `<font>✓ Lubatud</font>`, and the next act is refused. The font goes, `✓ Allowed` comes back,
 * Preact makes `✕ Not allowed` of it, and at no moment does the reader see a word that is not true.
 */
export class TranslatedWords {
  readonly #observer: MutationObserver;
  #foreign: readonly Foreign[] = [];

  /** Watches the words below an element from now on. */
  constructor(island: Element) {
    this.#observer = new MutationObserver((records) => this.#note(records));
    this.#observer.observe(island, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
  }

  /** Lets the island change its words; what it changes must be in place when `change` returns. */
  whileIslandChanges(change: () => void): void {
    this.#note(this.#observer.takeRecords());
    const undone = this.#foreign.toReversed().map((foreign) => {
      const sentence = sentenceOf(foreign.target);
      foreign.takeBack();
      return { foreign, sentence };
    });
    const words = new Map(undone.map(({ sentence }) => [sentence, sentence?.textContent]));
    try {
      change();
    } finally {
      const stands = undone
        .toReversed()
        .filter(({ sentence }) => sentence?.isConnected && sentence.textContent === words.get(sentence));
      this.#foreign = stands.map(({ foreign }) => foreign);
      for (const { doAgain } of this.#foreign) doAgain();
      // What has been done meanwhile is the island's own doing.
      this.#observer.takeRecords();
    }
  }

  #note(records: readonly MutationRecord[]): void {
    this.#foreign = [...this.#foreign, ...records.filter(isOfWords).map(foreignOf)];
  }
}

/** The part of the page as which a node is translated. */
function sentenceOf(target: Node): Element | null {
  return (target instanceof Element ? target : target.parentElement)?.closest(sentences) ?? null;
}

/** Whether words came, went or changed: the canvas of a table and the cards that the pointer carries are no words. */
function isOfWords({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'characterData' || [...addedNodes, ...removedNodes].some(hasWords);
}

/** Translators put in `font` elements, which may still be empty. */
function hasWords({ nodeName, textContent }: Node): boolean {
  return nodeName === 'FONT' || textContent?.trim() !== '';
}

function foreignOf({
  target,
  addedNodes,
  removedNodes,
  oldValue,
  previousSibling: before,
  nextSibling: after,
}: MutationRecord): Foreign {
  if (target instanceof CharacterData) {
    let other = oldValue ?? '';
    const exchange = () => {
      [target.data, other] = [other, target.data];
    };
    return { target, takeBack: exchange, doAgain: exchange };
  }
  const exchange = (going: NodeList, coming: NodeList) => {
    for (const node of going) if (node.parentNode === target) target.removeChild(node);
    // The neighbours are where they were, unless the island has changed them meanwhile.
    const next = after?.parentNode === target ? after : before?.parentNode === target ? before.nextSibling : null;
    for (const node of coming) target.insertBefore(node, next);
  };
  return {
    target,
    takeBack: () => exchange(addedNodes, removedNodes),
    doAgain: () => exchange(removedNodes, addedNodes),
  };
}
