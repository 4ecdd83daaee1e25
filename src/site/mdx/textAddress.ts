import { fileURLToPath } from 'node:url';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { textPath } from '../textPath.ts';

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
      },
    },
  });
};
