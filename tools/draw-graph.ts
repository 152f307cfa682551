// The import graph as text, for people and for programs that draw.

import type { ImportGraph } from './import-graph.ts';

export type Drawing = 'text' | 'mermaid' | 'dot';

/** One line for each member of the graph, or its arrows in the language of Mermaid or Graphviz. Ends with a line break. */
export function drawn(graph: ImportGraph, as: Drawing): string {
  const members = [...graph].toSorted(([x], [y]) => (x < y ? -1 : 1));
  if (as === 'text') {
    return members.map(([name, targets]) => `${name} -> ${targets.join(', ') || '(nothing)'}\n`).join('');
  }
  const arrows = members.flatMap(([name, targets]) => targets.map((target) => [name, target] as const));
  return as === 'dot'
    ? `digraph imports {\n${arrows.map(([from, to]) => `  "${from}" -> "${to}"\n`).join('')}}\n`
    : `graph TD\n${arrows.map(([from, to]) => `  ${mermaidNode(from)} --> ${mermaidNode(to)}\n`).join('')}`;
}

/** Mermaid wants plain letters as the identity of a node; what is shown stands in brackets. */
function mermaidNode(name: string): string {
  return `${name.replaceAll(/\W/g, '_')}["${name}"]`;
}
