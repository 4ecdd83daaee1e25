import { fileURLToPath } from 'node:url';
import { defineHastPlugin, type HastPluginEntry, type HastVisitorContext, type MdxJsxTextElementHast } from 'satteri';
import { textPath } from '../text-path.ts';

const noBreakSpace = '\u00a0';

/** Keeps a reference on the line of the word before it: “kohdan 14 B”, never “kohdan” at the end of a line and “14 B” on the next. */
function joinToWord(node: Readonly<MdxJsxTextElementHast>, context: HastVisitorContext): void {
  const before = context.parent(node)?.children[(context.indexOf(node) ?? 0) - 1];
  if (before?.type !== 'text' || !before.value.endsWith(' ')) return;
  context.setProperty(before, 'value', `${before.value.slice(0, -1)}${noBreakSpace}`);
}

/**
 * A plugin for the MDX processor that tells every component of a clause text where it stands: it adds the attributes `ruleset`,
 * `section` and `language`, read from the file's path. So writers never repeat them, and a text renders alike on every page.
 */
export const textAddress: HastPluginEntry = ({ fileURL }) => {
  const path = fileURL && textPath(fileURLToPath(fileURL));
  if (!path) return undefined;
  const address = Object.entries(path).map(([name, value]) => [name, String(value)] as const);
  // An empty filter means every component.
  return defineHastPlugin({
    name: 'text-address',
    mdxJsxFlowElement: {
      filter: [],
      visit(node, context) {
        for (const [name, value] of address) context.setProperty(node, name, value);
      },
    },
    mdxJsxTextElement: {
      filter: [],
      visit(node, context) {
        for (const [name, value] of address) context.setProperty(node, name, value);
        if (node.name === 'Ref') joinToWord(node, context);
      },
    },
  });
};
