// Checks the imports of all source files against the layers. `npm run layers`

import { folderFindings, layerFindings } from './layers.ts';
import { pathsIn, PROJECT, report, SOURCE_FOLDERS, sourceFiles } from './source-files.ts';

const files = sourceFiles(PROJECT);
const findings = [...folderFindings(pathsIn(PROJECT, SOURCE_FOLDERS)), ...files.flatMap(layerFindings)];
process.exitCode = report(findings, `layers: ${files.length} files, every import points downwards`);
