// Checks the imports of all source files: layers and circles. `npm run layers`
// `npm run layers -- --graph` prints which folders import which; with a folder, what each of its files imports; with
// `--mermaid` or `--dot`, for a program that draws. Tests are left out.

import { drawn, type Drawing } from './draw-graph.ts';
import { circlesIn, folderGraph, graphWithin, type ImportGraph, importGraph } from './import-graph.ts';
import { folderFindings, layerFindings } from './layers.ts';
import { type Finding, isTest, pathsIn, PROJECT, report, SOURCE_FOLDERS, sourceFiles } from './source-files.ts';

const files = sourceFiles(PROJECT);
const options = process.argv.slice(2);
process.exitCode = options.includes('--graph') ? printGraph() : check();

function check(): number {
  const findings = [
    ...folderFindings(pathsIn(PROJECT, SOURCE_FOLDERS)),
    ...files.flatMap(layerFindings),
    ...circleFindings(importGraph(files)),
  ];
  return report(findings, `layers: ${files.length} files, every import points downwards, no circles`);
}

function circleFindings(graph: ImportGraph): readonly Finding[] {
  return circlesIn(graph).map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    sentence: `imports lead back here: ${[...circle, circle[0]].join(' -> ')}. Move what they share to a file of its own`,
  }));
}

function printGraph(): number {
  const graph = importGraph(files.filter(({ path }) => !isTest(path)));
  const folder = options.find((option) => !option.startsWith('-'))?.replace(/\/$/, '');
  const chosen = folder === undefined ? folderGraph(graph) : graphWithin(graph, folder);
  if (chosen.size === 0) {
    process.stderr.write(`no source file in ${folder}\n`);
    return 1;
  }
  process.stdout.write(drawn(chosen, drawing()));
  return 0;
}

function drawing(): Drawing {
  if (options.includes('--mermaid')) return 'mermaid';
  return options.includes('--dot') ? 'dot' : 'text';
}
